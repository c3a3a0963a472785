import { readFileSync } from 'node:fs'
import { buildSchema, isObjectType, lexicographicSortSchema, parse, printSchema } from 'graphql'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { SUBSCHEMAS } from '#gateway/generated/subschemas.ts'
import { createCompiledOperations } from '#gateway/plugins/compile/compiled-operations.ts'
import { createSchema, entitiesOf } from '#gateway/schema.ts'
import { joinRemotes } from './join-remotes.ts'
import { createRemoteCaller } from './remote-caller.ts'
import { createRemotes } from './remotes.ts'

const log = pino({ level: 'silent' })
const own = { schema: createSchema(), entities: entitiesOf(SUBSCHEMAS) }
const remote = {
  name: 'reviews',
  url: 'http://127.0.0.1:9/graphql',
  headers: {},
  links: [
    { field: 'Product.grade', from: 'id', query: 'ratings', argument: 'ids', by: 'productId' },
    { field: 'Rating.product', from: 'productId', to: 'Product' },
  ],
}
const schema = buildSchema(`
  type Query { ratings(ids: [ID!]!): [Rating]  votes: Int }
  type Rating { productId: ID!  average: Float }
`)
const caller = createRemoteCaller(remote, { log })
const joined = joinRemotes(own, [{ remote, schema, caller }])
const fieldsOf = (name: string) => {
  const type = joined.schema.getType(name)
  return isObjectType(type) ? type.getFields() : {}
}
const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

test('ours stays as it is, what is joined comes beside it', () => {
  expect(joined.refusals).toEqual([])
  const before = linesOf(printSchema(lexicographicSortSchema(own.schema)))
  const after = linesOf(printSchema(lexicographicSortSchema(joined.schema)))
  expect(before.filter((line) => !after.includes(line))).toEqual([])
  expect(after.filter((line) => !before.includes(line)).sort()).toEqual([
    'average: Float',
    'grade: Rating',
    'ratings(ids: [ID!]!): [Rating]',
    'type Rating {',
    'votes: Int',
  ])
  expect(String(fieldsOf('Rating')['product']?.type)).toBe('Product')
})

test('our fields are resolved and compiled as without remotes', () => {
  for (const type of Object.values(own.schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const [name, field] of Object.entries(type.getFields())) {
      const twin = fieldsOf(type.name)[name]
      expect(twin?.resolve, `${type.name}.${name}`).toBe(field.resolve)
      expect(twin?.args.map((one) => one.default)).toEqual(field.args.map((one) => one.default))
    }
  }
  const operations = createCompiledOperations(joined.schema)
  const file = new URL('../generated/documents.json', import.meta.url)
  const trusted = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  for (const text of Object.values(trusted)) {
    const document = parse(text)
    // What is sent as events is executed by Yoga.
    if (text.startsWith('subscription')) continue
    operations.prepare(document)
    expect(operations.find(document, null), text).not.toBeNull()
  }
})

test.each(['{ votes }', '{ categories { id } ratings(ids: []) { product { id } } }'])(
  '%s is not compiled',
  (query) => {
    const operations = createCompiledOperations(joined.schema)
    const document = parse(query)
    operations.prepare(document)
    expect(operations.find(document, null)).toBeNull()
  },
)

test('with no remote the schema is never replaced', async () => {
  let replaced = 0
  const remotes = createRemotes({ remotes: [], own, log, onJoined: () => (replaced += 1) })
  remotes.start()
  expect(remotes.areRequested()).toBe(true)
  await remotes.close()
  expect(replaced).toBe(0)
})
