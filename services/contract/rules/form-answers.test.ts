import { expect, test } from 'vitest'
import { type CheckedField, checkAnswers } from './form-answers.ts'

const field = (given: Partial<CheckedField>): CheckedField => ({
  ...{ id: 'polje', type: 'TEXT', isRequired: false, minLength: null, maxLength: null },
  ...{ min: null, max: null, from: null, to: null, choices: [], maxFiles: null },
  ...given,
})
const choices = [{ id: 'a' }, { id: 'b' }]
const day = { type: 'DATE', from: '2026-12-01', to: '2026-12-31' } as const

const ruleOf = (given: Partial<CheckedField>, ...values: string[]) =>
  checkAnswers([field(given)], { polje: values }).problems[0]?.rule ?? null
const storedOf = (given: Partial<CheckedField>, ...values: string[]) =>
  checkAnswers([field(given)], { polje: values }).values.get('polje')

test.each([
  ['required', { isRequired: true }, [' \n ']],
  ['required', { isRequired: true }, []],
  ['required', { type: 'CONSENT', isRequired: true }, []],
  ['required', { type: 'CONSENT' }, ['on']],
  ['minLength:3', { minLength: 3 }, ['da']],
  ['maxLength:5', { maxLength: 5 }, ['šestero']],
  ['maxLength:500', {}, ['š'.repeat(501)]],
  ['maxLength:10000', { type: 'LONG_TEXT' }, ['š'.repeat(10_001)]],
  ['email', { type: 'EMAIL' }, ['ana(at)posta.example']],
  ['phone', { type: 'PHONE' }, ['zovite']],
  ['number', { type: 'NUMBER' }, ['pet']],
  ['number', { type: 'NUMBER' }, ['1e9']],
  ['atLeast:6', { type: 'NUMBER', min: 6 }, ['5,9']],
  ['atMost:6', { type: 'NUMBER', max: 6 }, ['6.1']],
  ['date', { type: 'DATE' }, ['2026-02-30']],
  ['date', { type: 'DATE' }, ['sutra']],
  ['earliestDate:20261201', day, ['2026-11-30']],
  ['latestDate:20261231', day, ['2027-01-01']],
  ['choice', { type: 'CHOICE', choices }, ['c']],
  ['choice', { type: 'CHOICE', choices }, ['a', 'b']],
  ['choice', { type: 'SEVERAL', choices }, ['a', '__proto__']],
  ['maxEntries:2', { type: 'UPLOAD', maxFiles: 2 }, ['x', 'y', 'z']],
] as const)(
  '%s is the rule that %j breaks with %j [FM-03] [FM-04] [FM-05]',
  (rule, given, values) => {
    expect(ruleOf(given, ...values)).toBe(rule)
  },
)

test.each([
  [{ minLength: 2, maxLength: 2 }, 'š🚀'],
  [{ type: 'EMAIL' }, 'ana@posta.example'],
  [{ type: 'PHONE' }, '+385 91 234 5678'],
  [{ type: 'NUMBER', min: 1, max: 9 }, '8,5'],
  [{ type: 'NUMBER' }, '-3'],
  [day, '2026-12-31'],
  [{ type: 'CHOICE', choices }, 'b'],
  [{ type: 'CONSENT', isRequired: true }, 'true'],
] as const)('%j takes %j [FM-06~]', (given, value) => {
  expect([ruleOf(given, value), storedOf(given, value)]).toEqual([null, [value]])
})

test('texts are tidied, and choices are named once', () => {
  expect(storedOf({}, ' Ana\0 \r\n Marić ')).toEqual(['Ana Marić'])
  expect(storedOf({ type: 'LONG_TEXT' }, 'Pozdrav\r\nAna')).toEqual(['Pozdrav\nAna'])
  expect(storedOf({ type: 'SEVERAL', choices }, 'a', 'a', '')).toEqual(['a'])
  expect(storedOf({}, 'Ana\ud800')).toEqual(['Ana\ufffd'])
})

test('hidden fields are not answered by visitors, and unknown ones are left out', () => {
  const sent = { polje: ['mine'], other: ['x'] }
  const { values, problems } = checkAnswers([field({ type: 'HIDDEN', isRequired: true })], sent)
  expect([[...values], problems]).toEqual([[], []])
})

test('every field with a fault is named', () => {
  const fields = [field({ isRequired: true }), field({ id: 'eadresa', type: 'EMAIL' })]
  expect(checkAnswers(fields, { eadresa: ['x'] }).problems).toEqual([
    { field: 'polje', rule: 'required' },
    { field: 'eadresa', rule: 'email' },
  ])
})
