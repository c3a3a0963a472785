import { expect, test } from 'vitest'
import { acceptedNumbers, missingConsents } from './use-form-consents.ts'

const LIST = [
  { number: 1, html: 'Uvjeti', isRequired: true },
  { number: 2, html: 'Novosti', isRequired: false },
  { number: 7, html: 'Privatnost', isRequired: true },
]

test('each required consent that is not ticked is an error at its own box [GD-02, GD-04, GD-13]', () => {
  expect(missingConsents(LIST, { 'consent-7': 'on' })).toEqual([
    { field: 'consent-1', rule: 'consentRequired' },
  ])
  expect(missingConsents(LIST, { 'consent-1': 'on', 'consent-7': 'on' })).toEqual([])
})

test('the numbers of those that are ticked are sent, and of no others', () => {
  expect(
    acceptedNumbers(LIST, { 'consent-1': 'on', 'consent-2': 'on', 'consent-9': 'on' }),
  ).toEqual([1, 2])
})
