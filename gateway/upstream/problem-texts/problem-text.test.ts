import { expect, test } from 'vitest'
import { problem } from '#gateway/upstream/problem.ts'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { HR } from './hr.ts'
import { problemText } from './problem-text.ts'

const ALL = [HR, EN, DE]

test('each code and rule has a text of its own in each language, and a place for its limit where it has one', () => {
  for (const part of ['codes', 'limits', 'rules'] as const) {
    const keys = ALL.map((texts) => Object.keys(texts[part]).sort())
    expect(keys[1]).toEqual(keys[0])
    expect(keys[2]).toEqual(keys[0])
    for (const [key, hr] of Object.entries(HR[part])) {
      const texts = ALL.map((one) => Object.entries(one[part]).find(([name]) => name === key)?.[1])
      expect(new Set(texts).size, key).toBe(ALL.length)
      const hasPlace = hr.includes('{limit}')
      for (const text of texts) expect(text?.includes('{limit}'), text).toBe(hasPlace)
      if (part === 'codes') expect(hasPlace, key).toBe(false)
      if (part === 'limits') expect(hasPlace, key).toBe(true)
    }
  }
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

test('a language without texts of its own gets those of the default language', () => {
  expect(problemText(problem('FormProblem', 'USER_EXISTS'), 'sl')).toBe(HR.codes.USER_EXISTS)
})
