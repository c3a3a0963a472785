import { makeExecutableSchema } from '@graphql-tools/schema'
import { GraphQLError } from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'

const typeDefs = `
  type Query {
    animal(kind: Kind = DOG): Animal
    animals(kinds: [Kind!] = [DOG, CAT]): [Animal!]
    either(cat: Boolean!): Either
    echo(id: ID, int: Int, float: Float, text: String, flag: Boolean, kind: Kind, list: [Int!], nested: [[Int]], box: Box): String
    withDefaults(box: DefaultBox): String
    oneOf(box: OneBox): String
    loop(loop: Loop): String
    grid: [[Int!]]!
    rows: [Row]
    firmRows: [Row!]
    firm: Row!
    told: String
    foreseen: [Row]
    thrown: String
    rejected: String
    wrongInt: Int
    wrongEnum: Kind
    wrongScalar: Loud
    wrongList: [Int]
    nobody: Animal
    traced: String
    root: Int
  }
  type Mutation { first(n: Int!): Int  second(n: Int!): Int }
  enum Kind { DOG CAT FISH }
  scalar Loud
  interface Animal { name: String!  kind: Kind!  friends: [Animal!] }
  type Dog implements Animal { name: String!  kind: Kind!  friends: [Animal!]  barks: Int }
  type Cat implements Animal { name: String!  kind: Kind!  friends: [Animal!]  lives(of: Int = 9): Int }
  union Either = Dog | Cat
  type Row { id: ID!  firm: String!  soft: String  late: String!  below: Row  firmBelow: Row!  cells: [Row!] }
  input Box { id: ID!  inner: Inner  kinds: [Kind!] }
  input Inner { id: ID!  kinds: [Kind!] }
  input Loop { again: Loop }
  input DefaultBox { size: Int = 3  inner: DefaultBox }
  input OneBox @oneOf { a: Int  b: String }
`

type Pet = { kind: string; name: string; friends?: readonly Pet[]; barks?: number }
const rex: Pet = { kind: 'DOG', name: 'Rex', barks: 3 }
const tom: Pet = { kind: 'CAT', name: 'Tom', friends: [rex] }
const pets: Readonly<Record<string, Pet>> = { DOG: { ...rex, friends: [tom, rex] }, CAT: tom }
const row = (id: number) => ({ id })
let counter = 0

const soon = <T>(value: T) => new Promise<T>((resolve) => setImmediate(() => resolve(value)))
const toldError = () =>
  new GraphQLError('Not today.', { extensions: { code: 'NOT_TODAY', service: 'product' } })

/** Everything that an executor may do differently from another one. */
export const goldenSchema = makeExecutableSchema<GatewayContext>({
  typeDefs,
  resolvers: {
    Query: {
      animal: (_root, { kind }) => pets[kind],
      animals: (_root, { kinds }) => soon(kinds.map((kind: string) => pets[kind])),
      either: (_root, { cat }) => (cat ? soon(tom) : rex),
      echo: (_root, args) => JSON.stringify(args),
      withDefaults: (_root, args) => JSON.stringify(args),
      oneOf: (_root, args) => JSON.stringify(args),
      loop: (_root, args) => JSON.stringify(args),
      grid: () => [[1, 2], null, [], [3]],
      rows: () => [row(1), row(2), null, row(3), row(4)],
      firmRows: () => soon([row(1), row(2)]),
      firm: () => row(2),
      told: () => {
        throw toldError()
      },
      foreseen: () => [row(1), toldError(), row(3)],
      thrown: () => {
        throw new Error('secret address')
      },
      rejected: () => Promise.reject(new TypeError('secret value')),
      wrongInt: () => 'many',
      wrongEnum: () => 'HORSE',
      wrongScalar: () => 'quiet',
      wrongList: () => 7,
      nobody: () => ({ kind: 'FISH', name: 'Nemo' }),
      traced: (_root, _args, { trace }) => {
        const call = { service: 'product', method: 'POST', path: '/x', status: 200 } as const
        trace?.push({ ...call, ms: 1, isErrored: false, isShared: false })
        return 'ok'
      },
      root: (root) => (root === undefined ? 0 : 1),
    },
    Mutation: {
      first: async (_root, { n }) => {
        counter = await soon(n)
        return counter
      },
      second: (_root, { n }) => counter + n,
    },
    Animal: { __resolveType: ({ kind }: Pet) => ({ DOG: 'Dog', CAT: 'Cat' })[kind] ?? 'Fish' },
    Either: { __resolveType: ({ kind }: Pet) => (kind === 'CAT' ? 'Cat' : 'Dog') },
    Cat: { lives: (_cat, { of }) => of },
    Loud: {
      serialize: (value: unknown) => {
        throw new TypeError(`secret ${value}`)
      },
    },
    Row: {
      id: ({ id }) => id,
      firm: ({ id }) => (id === 2 ? null : `firm ${id}`),
      soft: ({ id }) => (id === 3 ? Promise.reject(toldError()) : `soft ${id}`),
      late: ({ id }) => soon(id === 4 ? null : `late ${id}`),
      below: ({ id }) => row(id),
      firmBelow: ({ id }) => soon(row(id + 1)),
      cells: ({ id }) => soon([row(id), row(id + 1)]),
    },
  },
})

export type GoldenOperation = {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly operationName?: string
}

const box = 'query ($box: Box) { echo(box: $box) }'
const all = `query ($id: ID, $int: Int, $float: Float, $text: String, $flag: Boolean, $kind: Kind, $list: [Int!], $nested: [[Int]])
  { echo(id: $id, int: $int, float: $float, text: $text, flag: $flag, kind: $kind, list: $list, nested: $nested) }`
const skip = `query ($a: Boolean!, $b: Boolean = true) { animals {
  name @skip(if: $a)
  kind @include(if: $b)
  ...Rest @include(if: $a)
  ... on Dog @skip(if: $b) { barks name }
  ... @include(if: $b) { friends { name ...Rest @skip(if: $a) } }
} } fragment Rest on Animal { name again: name ... on Cat { lives(of: 3) } }`
const two = 'query A { root } query B($n: Int = 4) { echo(int: $n) }'

export const GOLDEN_OPERATIONS: Readonly<Record<string, GoldenOperation>> = {
  'plain fields': { query: '{ root traced }' },
  aliases: { query: '{ a: animal { n: name } b: animal(kind: CAT) { n: name m: name } }' },
  'fields merged': { query: '{ animal { name } animal { kind friends { name } } }' },
  'fragments on an interface': {
    query:
      '{ animals { __typename ...N ... on Dog { barks } ... on Cat { lives } } } fragment N on Animal { name friends { __typename name } }',
  },
  'fragments on a union': {
    query:
      'query ($c: Boolean!) { either(cat: $c) { __typename ... on Animal { name } ... on Cat { lives(of: 2) friends { name ... on Dog { barks } } } } }',
    variables: { c: true },
  },
  'skip and include 1': { query: skip, variables: { a: true, b: true } },
  'skip and include 2': { query: skip, variables: { a: false, b: false } },
  'skip and include 3': { query: skip, variables: { a: false } },
  'skip and include 4': { query: skip, variables: { a: true, b: false } },
  'skip and include 5': { query: skip, variables: { b: null } },
  'skip everything': { query: '{ root @skip(if: true) }' },
  'one fragment twice, once skipped': {
    query:
      'query ($a: Boolean!) { animal { ...F @skip(if: $a) friends { ...F } } } fragment F on Animal { name kind }',
    variables: { a: true },
  },
  'null of a field that must not be null': { query: '{ rows { id firm } }' },
  'null that climbs out of a list': { query: '{ firmRows { id firm } root }' },
  'null that climbs to the top': { query: '{ firm { firm } root }' },
  'null that comes late': { query: '{ rows { id late } }' },
  'null that climbs through levels': {
    query: '{ rows { id firmBelow { firmBelow { firm id } } below { firm } } }',
  },
  'errors with paths in lists': { query: '{ rows { id soft cells { id soft } } }' },
  'an error among the entries': { query: '{ foreseen { id } }' },
  'errors that resolvers tell': { query: '{ told rows { soft } root }' },
  'errors that are masked': { query: '{ thrown rejected root }' },
  'an answer that is no integer': { query: '{ wrongInt root }' },
  'an answer that is not in the enum': { query: '{ wrongEnum }' },
  'a scalar that throws': { query: '{ wrongScalar }' },
  'a list that is none': { query: '{ wrongList }' },
  'a type that does not exist': { query: '{ nobody { name } }' },
  'lists in lists': { query: '{ grid }' },
  'every kind of variable': {
    query: all,
    variables: {
      id: 7,
      int: 2,
      float: 3,
      text: 'č"\\\u2028',
      flag: false,
      kind: 'FISH',
      list: [1, 2],
      nested: [[1], null, [null]],
    },
  },
  'single values for lists': { query: all, variables: { list: 1, nested: 2 } },
  'null for every variable': { query: all, variables: { id: null, int: null, list: null } },
  'no variables': { query: all },
  'an ID that is text': { query: all, variables: { id: '007' } },
  'an ID that is a float': { query: all, variables: { id: 1.5 } },
  'an integer that is text': { query: all, variables: { int: '2' } },
  'an integer too large': { query: all, variables: { int: 2 ** 31 } },
  'an integer with a fraction': { query: all, variables: { int: 1.5 } },
  'an enum that does not exist': { query: all, variables: { kind: 'DOOG' } },
  'an enum in lower case': { query: all, variables: { kind: 'dog' } },
  'text that is a number': { query: all, variables: { text: 7 } },
  'several wrong variables': { query: all, variables: { int: 'x', flag: 'y', list: [null] } },
  'a variable that nobody declared': { query: all, variables: { int: 1, other: 2 } },
  'a variable that is required': { query: 'query ($n: Int!) { echo(int: $n) }' },
  'a default of a variable': { query: two, operationName: 'B' },
  'a default set aside by null': { query: two, operationName: 'B', variables: { n: null } },
  'the first of two operations': { query: two, operationName: 'A' },
  'none of two operations': { query: two },
  'an operation that does not exist': { query: two, operationName: 'C' },
  'an input object': {
    query: box,
    variables: { box: { id: 1, inner: { id: '2', kinds: 'CAT' } } },
  },
  'an input object without its key': { query: box, variables: { box: { inner: { id: 1 } } } },
  'an input object with an unknown field': { query: box, variables: { box: { id: 1, size: 2 } } },
  'defaults of input fields': {
    query: 'query ($b: DefaultBox) { withDefaults(box: $b) }',
    variables: { b: { inner: {} } },
  },
  'defaults of input fields in the text': { query: '{ withDefaults(box: { inner: {} }) }' },
  'one of several': { query: 'query ($b: OneBox) { oneOf(box: $b) }', variables: { b: { a: 1 } } },
  'two of several': {
    query: 'query ($b: OneBox) { oneOf(box: $b) }',
    variables: { b: { a: 1, b: 'x' } },
  },
  'one of several in the text': {
    query: 'query ($a: Int!) { oneOf(box: { a: $a }) }',
    variables: { a: 4 },
  },
  'an input object that leads back to itself': {
    query: 'query ($l: Loop) { loop(loop: $l) }',
    variables: { l: { again: { again: {} } } },
  },
  'a default of an argument behind a variable': {
    query: 'query ($k: Kind) { animal(kind: $k) { name } }',
  },
  'arguments with variables inside': {
    query:
      'query ($k: Kind!, $n: Int) { echo(list: [1, 2], box: { id: 5, kinds: [$k, CAT] }, int: $n) }',
    variables: { k: 'DOG' },
  },
  introspection: {
    query:
      '{ __typename __schema { queryType { name } types { name kind } } __type(name: "Row") { fields { name type { kind ofType { name } } } } }',
  },
  'mutations one after another': { query: 'mutation { first(n: 2) second(n: 3) }' },
  'a field that does not exist': { query: '{ nothing }' },
  'half of an operation': { query: '{ root' },
  'too deep': { query: `{ animal ${'{ friends '.repeat(13)}{ name }${' }'.repeat(13)} }` },
}
