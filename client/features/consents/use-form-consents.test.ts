import { expect, test } from 'vitest'
import { acceptedConsents, missingConsents } from './use-form-consents.ts'

const LIST = [
  { number: 1, html: 'Uvjeti', version: 3, isRequired: true },
  { number: 2, html: 'Novosti', version: null, isRequired: false },
  { number: 7, html: 'Privatnost', version: 1, isRequired: true },
]

test('each required consent that is not ticked is an error at its own box [GD-02, GD-04, GD-13]', () => {
  expect(missingConsents(LIST, { 'consent-7': 'on' })).toEqual([
    { field: 'consent-1', rule: 'consentRequired' },
  ])
  expect(missingConsents(LIST, { 'consent-1': 'on', 'consent-7': 'on' })).toEqual([])
})

test('those that are ticked are sent and no others, each with the words beside it where they have a version', () => {
  expect(
    acceptedConsents(LIST, { 'consent-1': 'on', 'consent-2': 'on', 'consent-9': 'on' }),
  ).toEqual({ consents: [1, 2], readTexts: [{ number: 1, version: 3 }] })
})
