import { expect, test } from 'vitest'
import { parseValues } from '#client/features/forms/parse-values.ts'
import type { CheckedField } from '#services/contract/rules/form-answers.ts'
import { answerRules } from './answer-rules.ts'

const FIELD = {
  ...{ isRequired: true, minLength: null, maxLength: null, min: null, max: null },
  ...{ from: null, to: null, choices: [], maxFiles: null },
} as const

const FIELDS: readonly CheckedField[] = [
  { ...FIELD, id: 'aaaaaaa1', type: 'EMAIL' },
  { ...FIELD, id: 'aaaaaaa2', type: 'DATE', from: '2026-12-01' },
  { ...FIELD, id: 'aaaaaaa3', type: 'SEVERAL', choices: [{ id: 'a' }, { id: 'b' }] },
]

test('each broken rule is named at its field, and a bound of a day as people write it', () => {
  const raw = { aaaaaaa1: 'ana', aaaaaaa2: '2026-11-02', intent: 'siteForm:4' }
  expect(parseValues(answerRules(FIELDS), raw).issues).toEqual([
    { field: 'aaaaaaa1', rule: 'email' },
    { field: 'aaaaaaa2', rule: 'earliestDate:1.12.2026' },
    { field: 'aaaaaaa3', rule: 'required' },
  ])
})

test('what keeps to the rules is read by field', () => {
  const raw = { aaaaaaa1: ' ana@example.com ', aaaaaaa2: '2026-12-02', 'aaaaaaa3.b': 'b' }
  expect(parseValues(answerRules(FIELDS), raw).values).toEqual({
    aaaaaaa1: ['ana@example.com'],
    aaaaaaa2: ['2026-12-02'],
    aaaaaaa3: ['b'],
  })
})
