import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { refusalOf } from './refusals.ts'

const t = ((key: string) => key) as TFunction<'forms'>
const problem = { __typename: 'FormProblem', message: 'Najviše 75 znakova', rule: null } as const

test('a rule that only the shop checks is shown in its words, beside the field', () => {
  expect(
    refusalOf(t, { ...problem, code: 'INVALID_INPUT', field: 'city', rule: 'MAX_LENGTH' }),
  ).toEqual({ field: 'city', text: 'Najviše 75 znakova' })
  expect(refusalOf(t, { ...problem, code: 'WEAK_PASSWORD', field: 'password' })).toEqual({
    ...{ field: 'password', text: 'problems.WEAK_PASSWORD' },
  })
})

test('what is gone is said of the whole form, since its id is no field to correct', () => {
  expect(refusalOf(t, { ...problem, code: 'NOT_FOUND', field: 'productId' })).toEqual({
    ...{ field: null, text: 'problems.NOT_FOUND' },
  })
})
