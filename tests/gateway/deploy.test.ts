import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  BreakingChangeType,
  buildSchema,
  findBreakingChanges,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  parse,
  validate,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readTrustedDocuments } from '#gateway/plugins/trusted-documents.ts'
import { createSchema } from '#gateway/schema.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

// What was kept of the last release (tools/keep-release.ts) beside what there is now.
const released = (file: string) =>
  readFile(new URL(`../../graphql/released/${file}`, import.meta.url), 'utf8')
const releasedDocuments = async () =>
  z.record(z.string(), z.string()).parse(JSON.parse(await released('documents.json')))

let services: TestServices
let gateway: TestGateway

beforeAll(async () => {
  services = await startServices({ seed: true })
  gateway = await startGateway({
    servicesUrl: services.url,
    environment: { TRUSTED_DOCUMENTS_ONLY: 'on' },
  })
})
afterAll(async () => {
  await gateway.close()
  await services.close()
})

const askByHash = async (sha256Hash: string) => {
  const response = await gateway.post(
    JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } }),
  )
  const { data, errors = [] } = JSON.parse(await response.text())
  return { status: response.status, data, code: errors[0]?.extensions?.code }
}

/** `Type.field` of what this schema warns of. */
function deprecatedFields(schema: GraphQLSchema): ReadonlySet<string> {
  return new Set(
    Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) || isInterfaceType(type)
        ? Object.values(type.getFields())
            .filter(({ deprecationReason }) => deprecationReason)
            .map(({ name }) => `${type.name}.${name}`)
        : [],
    ),
  )
}

/** A removed field is none if the last release had deprecated it. */
function breaks(before: GraphQLSchema, after: GraphQLSchema) {
  const deprecated = deprecatedFields(before)
  return findBreakingChanges(before, after).filter(({ type, description }) => {
    const [field = ''] = /\w+\.\w+/.exec(description) ?? []
    return type !== BreakingChangeType.FIELD_REMOVED || !deprecated.has(field)
  })
}

test('[DC-09] nothing of the graph that the last release relies on has been taken away or changed', async () => {
  const before = buildSchema(await released('schema.graphql'))

  expect(breaks(before, createSchema())).toEqual([])
})

test('[DC-09] a field may be removed one release after it was deprecated, and not before', () => {
  const before = buildSchema('type Query { a: Int b: Int @deprecated(reason: "a") c: Int }')
  const after = buildSchema('type Query { a: Int }')

  expect(breaks(before, after).map(({ description }) => description)).toEqual([
    expect.stringContaining('Query.c'),
  ])
})

test('every operation of the last release still fits the graph [case 37]', async () => {
  const schema = createSchema()
  const documents = Object.values(await releasedDocuments())

  expect(documents.length).toBeGreaterThan(5)
  expect(documents.flatMap((text) => validate(schema, parse(text)))).toEqual([])
})

test('an old tab goes on with the new server: its hashes are known for one release more [case 37]', async () => {
  const documents = Object.entries(await releasedDocuments())

  for (const [hash, text] of documents) {
    const { status, data, code } = await askByHash(hash)
    // Without its variables an operation may be refused, but by name, not as a stranger.
    expect(code, text).not.toBe('PERSISTED_QUERY_NOT_IN_LIST')
    if (!/^query \w+ \{/.test(text)) continue
    expect({ status, hasData: data !== null, code }, text).toEqual({
      status: 200,
      hasData: true,
      code: undefined,
    })
  }
})

test('a hash of long ago is refused by a code that the browser can act on', async () => {
  expect(await askByHash('AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({
    status: 400,
    code: 'PERSISTED_QUERY_NOT_IN_LIST',
  })
})

test('operations of both releases are known, and those that codegen adds meanwhile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'savez-documents-'))
  const [own, before] = ['own.json', 'before.json'].map((file) => join(folder, file))
  if (own === undefined || before === undefined) throw new Error('Two files were named')
  await writeFile(before, JSON.stringify({ old: 'query Old { a }', same: 'query Same { a }' }))
  const known = readTrustedDocuments(pathToFileURL(own), pathToFileURL(before))
  expect([...known.all()]).toEqual(['query Old { a }', 'query Same { a }'])

  await writeFile(own, JSON.stringify({ new: 'query New { a }', same: 'query Same { a }' }))

  expect(known.find('new')).toBe('query New { a }')
  expect(known.find('old')).toBe('query Old { a }')
  expect([...known.all()]).toHaveLength(3)
  await rm(folder, { recursive: true })
})
