import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { refusalOf } from './refusals.ts'

const t = ((key: string) => key) as TFunction<'forms'>
const weak = { __typename: 'FormProblem', code: 'WEAK_PASSWORD', field: 'password' } as const

test('a refusal is shown in the words of the shop, beside its field', () => {
  expect(refusalOf(t, { ...weak, message: 'Odaberite drugu.' })).toEqual({
    ...{ field: 'password', text: 'Odaberite drugu.' },
  })
})

test('what is gone is said of the whole form, since its id is no field to correct', () => {
  const gone = {
    ...weak,
    code: 'NOT_FOUND',
    field: 'productId',
    message: 'Toga više nema.',
  } as const
  expect(refusalOf(t, gone)).toEqual({ field: null, text: 'Toga više nema.' })
})

test('without an answer the form says that nothing was sent', () => {
  expect(refusalOf(t, undefined)).toEqual({ field: null, text: 'failed' })
})
