import { buildSchema } from 'graphql'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { SUBSCHEMAS } from '#gateway/generated/subschemas.ts'
import { createSchema, entitiesOf } from '#gateway/schema.ts'
import { joinRemotes } from './join-remotes.ts'
import { createRemoteCaller } from './remote-caller.ts'
import type { RemoteSubschema } from './remote-subschema.ts'

type Links = RemoteSubschema['links']

const own = { schema: createSchema(), entities: entitiesOf(SUBSCHEMAS) }
const RATING = { field: 'Product.grade', from: 'id', query: 'ratings', argument: 'ids', by: 'of' }
const RATINGS = 'type Query { ratings(ids: [ID!]!): [Rating] } type Rating { of: ID }'

function arrive(name: string, sdl: string, links: Links = []) {
  const remote = { name, url: 'http://127.0.0.1:9/graphql', headers: {}, links }
  const caller = createRemoteCaller(remote, { log: pino({ level: 'silent' }) })
  return { remote, caller, schema: buildSchema(sdl) }
}

function refusalsOf(sdl: string, links: Links = []) {
  return joinRemotes(own, [arrive('remote', sdl, links)]).refusals.flatMap(({ faults }) => faults)
}

test.each([
  [RATINGS, [RATING]],
  ['type Query { a: B } type B { id: ID }', [{ field: 'B.product', from: 'id', to: 'Product' }]],
  ['schema { query: Root } type Root { a: B } type B { id: ID }', []],
])('%s fits', (sdl, links) => {
  expect(refusalsOf(sdl, links)).toEqual([])
})

const misfits: readonly [what: string, sdl: string, links: Links, fault: string][] = [
  ['a type of ours', 'type Query { a: Product } type Product { id: ID }', [], 'Type Product'],
  ['a scalar of ours', 'type Query { a: DateTime } scalar DateTime', [], 'Type DateTime'],
  ['a root field of ours', 'type Query { layout: Int }', [], 'Field Query.layout'],
  ['a link over a field', RATINGS, [{ ...RATING, field: 'Product.name' }], 'Product.name is there'],
  ['a link twice', RATINGS, [RATING, RATING], 'Product.grade is linked twice'],
  ['a link from nothing', RATINGS, [{ ...RATING, from: 'ean' }], 'Product.ean, which is no field'],
  ['a link from an object', RATINGS, [{ ...RATING, from: 'price' }], 'which is no field of ours'],
  ['a link to nothing', RATINGS, [{ ...RATING, query: 'stars' }], 'asks for stars, which'],
  ['an answer without its key', RATINGS, [{ ...RATING, by: 'id' }], 'Rating has no field id'],
  [
    'keys one at a time',
    'type Query { ratings(ids: ID): [Rating] } type Rating { of: ID }',
    [RATING],
    'no argument ids that takes a list',
  ],
  [
    'more than keys',
    'type Query { ratings(ids: [ID!]!, site: ID!): [Rating] } type Rating { of: ID }',
    [RATING],
    'ratings wants site too',
  ],
  ['no objects', 'type Query { ratings(ids: [ID!]!): [Int] }', [RATING], 'no list of objects'],
  [
    'an entity that is none',
    'type Query { a: B } type B { id: ID }',
    [{ field: 'B.price', from: 'id', to: 'Money' }],
    'B.price leads to Money, which is not ours to load',
  ],
  [
    'a key that is not there',
    'type Query { a: B } type B { id: ID }',
    [{ field: 'B.product', from: 'productId', to: 'Product' }],
    'B.productId, which the remote does not have',
  ],
]

test.each(misfits)('%s is refused', (_what, sdl, links, fault) => {
  const faults = refusalsOf(sdl, links)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(fault)
})

test('of two that do not go together the first stays', () => {
  const both = [arrive('one', RATINGS, [RATING]), arrive('two', 'type Query { ratings: Int }')]
  const { schema, refusals } = joinRemotes(own, both)
  expect(refusals).toEqual([{ name: 'two', faults: ['Field Query.ratings is there already.'] }])
  expect(String(schema.getQueryType()?.getFields()['ratings']?.type)).toBe('[Rating]')
})
