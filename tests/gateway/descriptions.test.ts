import { readFile } from 'node:fs/promises'
import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLSchema,
  introspectionFromSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql'
import { expect, test } from 'vitest'
import { createSchema } from '#gateway/schema.ts'

type Described = { readonly name: string; readonly description?: string | null | undefined }
type Place = readonly [path: string, described: Described]

const schema = createSchema()

/** Types, fields, arguments and values of a schema; those of GraphQL itself are left out. */
function placesOf(schema: GraphQLSchema): readonly Place[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type): readonly Place[] => [[type.name, type], ...membersOf(type)])
}

function membersOf(type: GraphQLNamedType): readonly Place[] {
  if (isEnumType(type))
    return type.getValues().map((value) => [`${type.name}.${value.name}`, value])
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field])
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap((field): readonly Place[] => {
    const path = `${type.name}.${field.name}`
    const args = field.args.map((argument): Place => [`${path}(${argument.name}:)`, argument])
    return [[path, field], ...args]
  })
}

function outputFields(from: GraphQLSchema) {
  return Object.values(from.getTypeMap()).flatMap((type) =>
    (isObjectType(type) || isInterfaceType(type)) && !isIntrospectionType(type)
      ? Object.values(type.getFields()).map(
          (field) => [`${type.name}.${field.name}`, field] as const,
        )
      : [],
  )
}

/** Fields of inputs, and arguments. */
function inputsOf(from: GraphQLSchema) {
  const ofInputs = Object.values(from.getTypeMap()).flatMap((type) =>
    isInputObjectType(type)
      ? Object.values(type.getFields()).map(
          (field) => [`${type.name}.${field.name}`, field] as const,
        )
      : [],
  )
  const args = outputFields(from).flatMap(([path, field]) =>
    field.args.map((argument) => [`${path}(${argument.name}:)`, argument] as const),
  )
  return [...ofInputs, ...args]
}

const SAYS_WITHOUT = /\b(?:left out|by default|in place of)\b/i

/** A description of nothing but the words of the name. */
function isRestated([path, { description }]: Place): boolean {
  const named = new Set(wordsOf(path))
  const said = wordsOf(description ?? '').filter((word) => !['a', 'an', 'of', 'the'].includes(word))
  return said.every((word) => named.has(word))
}

function wordsOf(text: string): readonly string[] {
  return (text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []).map((word) => word.toLowerCase())
}

const pathsOf = (places: readonly Place[]) => places.map(([path]) => path)

test('[DC-09~] every type, field, argument, input field, value, union and scalar has a description', () => {
  const places = placesOf(schema)
  expect(places.length).toBeGreaterThan(1_000)
  expect(pathsOf(places.filter(([, { description }]) => !description?.trim()))).toEqual([])
})

test('a description says more than the name, and is a sentence', () => {
  const places = placesOf(schema)
  expect(pathsOf(places.filter(isRestated))).toEqual([])
  const isSentence = ([, { description }]: Place) => /^[A-Z`].*\.$/s.test(description?.trim() ?? '')
  expect(pathsOf(places.filter((place) => !isSentence(place)))).toEqual([])
})

test('[AP-38] every nullable field of an answer says what its null means', () => {
  const silent = outputFields(schema).filter(
    ([, { type, description }]) => !isNonNullType(type) && !/\bnull\b/i.test(description ?? ''),
  )
  expect(pathsOf(silent)).toEqual([])
})

test('every optional input without a default says what is done without it', () => {
  const silent = inputsOf(schema).filter(
    ([, { type, default: value, description }]) =>
      !isNonNullType(type) && value === undefined && !SAYS_WITHOUT.test(description ?? ''),
  )
  expect(pathsOf(silent)).toEqual([])
})

test('the walk finds what has no description, at every kind of place', () => {
  const bare = buildSchema(`
    type Query { field(argument: Input): Union }
    type Member { value: Values  text: Text }
    union Union = Member
    input Input { field: Int }
    enum Values { ONE }
    scalar Text
  `)
  const missing = placesOf(bare).filter(([, { description }]) => !description)
  expect(pathsOf(missing).toSorted()).toEqual([
    ...['Input', 'Input.field', 'Member', 'Member.text', 'Member.value', 'Query', 'Query.field'],
    ...['Query.field(argument:)', 'Text', 'Union', 'Values', 'Values.ONE'],
  ])
})

const SCALARS: Readonly<Record<string, string>> = {
  DateTime: 'https://scalars.graphql.org/andimarek/date-time.html',
  Decimal: 'https://www.w3.org/TR/xmlschema11-2/#decimal',
}
const snapshot = new URL('../../graphql/schema.snapshot.graphql', import.meta.url)
const released = new URL('../../graphql/released/schema.graphql', import.meta.url)

test.each([
  ['the schema that is served', async () => schema],
  ['the snapshot', async () => buildSchema(await readFile(snapshot, 'utf8'))],
  ['the release', async () => buildSchema(await readFile(released, 'utf8'))],
])('each scalar of %s has its description and its specification', async (_name, read) => {
  const own = Object.values((await read()).getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  )
  const urls = own.map((type) => [type.name, isScalarType(type) && type.specifiedByURL])
  expect(Object.fromEntries(urls)).toEqual(SCALARS)
  expect(own.filter(({ description }) => !description)).toEqual([])
})

test('introspection answers them', () => {
  const { types } = introspectionFromSchema(schema, { specifiedByUrl: true }).__schema
  const answered = types.flatMap((type) =>
    type.kind === 'SCALAR' && type.name in SCALARS
      ? [{ name: type.name, url: type.specifiedByURL, isDescribed: Boolean(type.description) }]
      : [],
  )
  expect(answered.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual(
    Object.entries(SCALARS).map(([name, url]) => ({ name, url, isDescribed: true })),
  )
})
