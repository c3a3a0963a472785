import { expect, test } from 'vitest'
import { acceptedConsents, tickedAll } from '#client/features/consents/use-form-consents.ts'
import { partByGiven } from './given-consents.ts'

const TERMS = { number: 1, html: 'Uvjeti', version: 3, isRequired: true }
const PRIVACY = { number: 2, html: 'Privatnost', version: 1, isRequired: true }
const CLUBS = { number: 4, html: 'Klubovi', version: null, isRequired: false }

test('what was accepted with the order needs no second consent, unless its text has changed since', () => {
  const accepted = [
    { number: 1, version: 2 },
    { number: 2, version: 1 },
    { number: 9, version: 1 },
  ]
  expect(partByGiven([TERMS, PRIVACY, CLUBS], accepted)).toEqual([[PRIVACY], [TERMS, CLUBS]])
  expect(partByGiven([TERMS], [])).toEqual([[], [TERMS]])
})

test('it is still stated for the account, with the version that was read', () => {
  expect(acceptedConsents([TERMS, PRIVACY], tickedAll([PRIVACY]))).toEqual({
    ...{ consents: [2], readTexts: [{ number: 2, version: 1 }] },
  })
})
