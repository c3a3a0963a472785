import {
  type GraphQLField,
  getNullableType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  parse,
  validate,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { createSchema } from '#gateway/schema.ts'

const schema = createSchema()
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
const problems = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && type.name.endsWith('Problem'),
)

const nameOf = ({ name }: GraphQLField<unknown, unknown>) => name[0]?.toUpperCase() + name.slice(1)

describe.each(mutations.map((field) => ({ name: field.name, field })))('$name', ({ field }) => {
  const mutation = nameOf(field)

  test('takes nothing, or one input of its own', () => {
    const args = field.args.map(({ name, type }) => `${name}: ${type}`)
    expect([[], [`input: ${mutation}Input!`]]).toContainEqual(args)
  })

  test('answers a union of its own: one success and problems, the one about limits among them', () => {
    expect(String(field.type)).toBe(`${mutation}Result!`)
    const union = getNullableType(field.type)
    const members = isUnionType(union) ? union.getTypes().map(({ name }) => name) : []
    expect(members.filter((name) => !name.endsWith('Problem'))).toEqual([`${mutation}Success`])
    expect(members).toContain('TooManyProblem')
  })
})

test('every problem has the one code, a message, and is a Problem', () => {
  expect(problems.length).toBeGreaterThan(4)
  for (const problem of problems) {
    if (!isObjectType(problem)) continue
    const { code, message } = problem.getFields()
    expect([problem.name, String(code?.type), String(message?.type)]).toEqual([
      problem.name,
      'ProblemCode!',
      'String!',
    ])
    expect(problem.getInterfaces().map(({ name }) => name)).toEqual(['Problem'])
  }
  const problem = schema.getType('Problem')
  expect(isInterfaceType(problem) && Object.keys(problem.getFields())).toEqual([
    ...['code', 'message', 'field', 'rule', 'limit'],
  ])
})

test('every code of a problem is described', () => {
  const codes = schema.getType('ProblemCode')
  const values = codes && 'getValues' in codes ? codes.getValues() : []
  expect(values.length).toBeGreaterThan(10)
  expect(values.filter(({ description }) => !description)).toEqual([])
})

test('the problems of one answer are selected together, one by one or as a whole', () => {
  const login = (selection: string) =>
    validate(
      schema,
      parse(`mutation { login(input: { username: "a", password: "b" }) { ${selection} } }`),
    )
  expect(
    login(
      '... on LoginProblem { code } ... on FormProblem { code } ... on TooManyProblem { code }',
    ),
  ).toEqual([])
  expect(login('... on Problem { __typename code message field rule limit }')).toEqual([])
})
