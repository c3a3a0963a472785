import { expect, test } from 'vitest'
import { PROBLEM_TEXTS } from '#gateway/generated/problem-texts.ts'
import { problem } from '#gateway/upstream/problem.ts'
import { problemText } from './problem-text.ts'
import { RULE_TEXTS } from './rule-texts.ts'

test('each code and rule has a text of its own in each language, and a place for its limit where it has one', () => {
  const withLimit = Object.values(PROBLEM_TEXTS).flatMap((texts) => texts.withLimit ?? [])
  for (const { hr, en, de } of [
    ...Object.values(PROBLEM_TEXTS),
    ...withLimit,
    ...Object.values(RULE_TEXTS),
  ]) {
    expect(new Set([hr, en, de]).size, hr).toBe(3)
    for (const text of [en, de]) expect(text.includes('{limit}'), text).toBe(hr.includes('{limit}'))
  }
  expect(Object.values(PROBLEM_TEXTS).filter(({ hr }) => hr.includes('{limit}'))).toEqual([])
  expect(withLimit.filter(({ hr }) => !hr.includes('{limit}'))).toEqual([])
  const codes = Object.values(PROBLEM_TEXTS).map(({ hr }) => hr)
  expect(new Set(codes).size).toBe(codes.length)
})

test('a limit is part of the text: pieces, sums, characters and the time to wait', () => {
  const left = { ...problem('CartProblem', 'OUT_OF_STOCK'), limit: 3 }
  expect(problemText(left, 'hr')).toBe('Proizvoda nema u traženoj količini. Dostupno komada: 3.')
  expect(problemText({ ...left, limit: 0 }, 'en')).toBe(
    'There are not enough pieces of this product.',
  )
  const coupon = problem('CartProblem', 'COUPON_BELOW_MINIMUM')
  const minimum = { amount: '1250.00', currency: 'EUR' }
  expect(problemText({ ...coupon, minimum }, 'hr').replace(/\s/g, ' ')).toBe(
    'Kupon vrijedi kada su proizvodi u košarici vrijedni najmanje 1.250,00 €.',
  )
  const long = {
    ...problem('FormProblem', 'INVALID_INPUT'),
    rule: 'MAX_LENGTH',
    limit: 75,
  } as const
  expect(problemText(long, 'de')).toBe('Geben Sie höchstens 75 Zeichen ein.')
  const many = problem('TooManyProblem', 'TOO_MANY_REQUESTS')
  expect(problemText({ ...many, retryAfterSeconds: 45 }, 'en')).toContain('in 45 s.')
  expect(problemText({ ...many, retryAfterSeconds: 61 }, 'en')).toContain('in 2 min.')
})

test('consents that could not be fetched, and that could not be saved, are two texts that say what to do [ER-17~]', () => {
  const say = (code: 'CONSENTS_NOT_FETCHED' | 'FAILED_CONSENT_LOG') =>
    problemText(problem('FormProblem', code), 'hr')
  expect(say('CONSENTS_NOT_FETCHED')).toMatch(/dohvatiti.* Pokušajte ponovno\.$/)
  expect(say('FAILED_CONSENT_LOG')).toMatch(/zabilježiti.* Pokušajte ponovno\.$/)
})

test('a language without texts of its own gets those of the default language', () => {
  expect(problemText(problem('FormProblem', 'USER_EXISTS'), 'sl')).toBe(
    PROBLEM_TEXTS.USER_EXISTS.hr,
  )
})
