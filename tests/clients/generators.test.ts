import { readFileSync } from 'node:fs'
import { buildSchema, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { RULES } from './generator-rules.ts'
import { OPERATIONS } from './guide.ts'

const SCHEMA = buildSchema(readFileSync('graphql/schema.snapshot.graphql', 'utf8'))

/** A schema and operations with what no rule allows. */
const BAD_SCHEMA = buildSchema(`
  type Query { answer(input: BadInput): Answer self: Int order: Order enum: Bad Order: Int }
  union Answer = Good | Error
  type Good { id: ID }
  type Error { id: ID }
  type Order { id: ID }
  type ORDER { id: ID }
  enum Bad { NONE IN_STOCK IN__STOCK small }
  input BadInput { self: Int }
`)
const BAD_OPERATIONS: readonly string[] = [
  '{ nothing }',
  '{ order { id } }',
  'query OrderQuery { order { id } }',
  'query Order { order { id } }',
  'query Answered { answer { ... on Good { id } } }',
  'query Capital { Amount: self }',
  'query Own { self }',
]

describe('[DC-09] what Kotlin, Swift and TypeScript generate of schema and guide has no clash', () => {
  test.each(Object.entries(RULES))('%s', (_rule, faultsOf) => {
    expect(faultsOf(SCHEMA, OPERATIONS)).toEqual([])
  })
})

test.each(Object.entries(RULES))('a breach is found: %s', (_rule, faultsOf) => {
  const faults = BAD_OPERATIONS.flatMap((text) => faultsOf(BAD_SCHEMA, parse(text)))
  expect(faults).not.toEqual([])
})

test('a union that is selected through a fragment with __typename is complete', () => {
  const rule = RULES['every selection of a union or interface has __typename']
  const document = parse(`query Answered { answer { ...AnswerFields } }
    fragment AnswerFields on Answer { __typename ... on Good { id } }`)
  expect(rule?.(BAD_SCHEMA, document)).toEqual([])
})
