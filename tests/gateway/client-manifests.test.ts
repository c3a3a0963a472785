import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#gateway/config.ts'
import { mayStream } from '#gateway/plugins/json-handler.ts'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { ownManifest, sha256, writeManifests } from './manifests.ts'

const NAMES = 'query Names { categories { name } }'
const SLUGS = 'query Slugs { categories { slug } }'
const CART = 'subscription Cart { cartChanged { version id } }'

let platform: ForeignPlatform
const cleanUp: (() => unknown)[] = []

beforeAll(async () => {
  platform = await startForeignPlatform()
})
afterEach(async () => {
  for (const undo of cleanUp.splice(0)) await undo()
})
afterAll(async () => {
  await platform.close()
})

type Operation = { id: string; name: string; type: string; body: string }

const operation = (body: string, change: Partial<Operation> = {}): Operation => {
  const [type = '', name = ''] = body.split(' ')
  return { id: sha256(body), name, type, body, ...change }
}
const apollo = (...operations: readonly object[]) => ({
  format: 'apollo-persisted-query-manifest',
  version: 1,
  operations,
})

async function startWith(
  files: Readonly<Record<string, unknown>>,
  mode: 'demo' | 'production' = 'production',
  more: Readonly<Record<string, string>> = {},
): Promise<TestGateway> {
  const { folder, remove } = writeManifests(files)
  cleanUp.push(remove)
  const graph = await startGateway({
    servicesUrl: platform.url,
    environment: { TRUSTED_DOCUMENTS: folder, TRUSTED_DOCUMENTS_ONLY: 'true', ...more },
    config: { mode },
  })
  cleanUp.push(() => graph.close())
  return graph
}

async function askByHash(graph: TestGateway, text: string): Promise<unknown> {
  const persistedQuery = { version: 1, sha256Hash: sha256(text) }
  const answer = await graph.post(JSON.stringify({ extensions: { persistedQuery } }))
  const { data, errors } = JSON.parse(await answer.text())
  return data ? Object.keys(data) : errors[0].extensions.code
}

describe('documents of other clients', () => {
  test('of all manifests of the folder are trusted, in both forms', async () => {
    const graph = await startWith({
      'own.json': ownManifest([NAMES]),
      'ios.json': apollo(operation(SLUGS), operation(CART)),
      'notes.txt': 'is not read',
    })
    expect(await askByHash(graph, NAMES)).toEqual(['categories'])
    expect(await askByHash(graph, SLUGS)).toEqual(['categories'])
    expect(await askByHash(graph, '{ categories { id } }')).toBe('PERSISTED_QUERY_NOT_IN_LIST')
    const text = await graph.ask(NAMES)
    expect(text.errors[0]?.extensions?.['code']).toBe('PERSISTED_QUERY_ONLY')
  })

  test('may have their hash in base64url, or the first 22 characters of it', async () => {
    const whole = Buffer.from(sha256(NAMES), 'hex').toString('base64url')
    const graph = await startWith({ 'a.json': { [whole.slice(0, 22)]: NAMES } })
    const persistedQuery = { version: 1, sha256Hash: whole.slice(0, 22) }
    const answer = await graph.post(JSON.stringify({ extensions: { persistedQuery } }))
    expect(await answer.json()).toHaveProperty('data')
  })

  test('may be those of graphql-codegen, whose hashes have a prefix', async () => {
    const graph = await startWith({ 'a.json': { [`sha256:${sha256(NAMES)}`]: NAMES } })
    for (const sha256Hash of [`sha256:${sha256(NAMES)}`, sha256(NAMES)]) {
      const extensions = { persistedQuery: { version: 1, sha256Hash } }
      const answer = await graph.post(JSON.stringify({ extensions }))
      expect(await answer.json()).toHaveProperty('data')
      const query = new URLSearchParams({ extensions: JSON.stringify(extensions) })
      expect((await fetch(`${graph.url}/graphql?${query}`)).status).toBe(200)
    }
  })

  test('are recognised as subscriptions by every form of their hash', () => {
    const hex = sha256(CART)
    const short = Buffer.from(hex, 'hex').toString('base64url')
    // A letter that hexadecimal has not.
    expect(short).toMatch(/-/)
    const known = new Map([hex, short].map((hash) => [hash, CART]))
    const documents = { find: (hash: string) => known.get(hash), all: () => known.values() }
    for (const sha256Hash of [hex, `sha256:${hex}`, short]) {
      const text = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } })
      expect([sha256Hash, mayStream(text, documents)]).toEqual([sha256Hash, true])
    }
  })

  const deep = `query Deep { category(slug: "a") ${'{ parent '.repeat(13)}{ id }${'}'.repeat(13)} }`
  const costly = `query Costly { products(limit: 100) { items { crossSell { crossSell { crossSell {
    crossSell { name } } } } } } }`
  const long = `query Long { categories { ${'name '.repeat(2_100)} } }`
  const faults: readonly [what: string, content: unknown, fault: RegExp][] = [
    ['the hash of another text', { [sha256(SLUGS)]: NAMES }, /is not the SHA-256/],
    ['an id that is no hash', apollo(operation(NAMES, { id: 'names' })), /Names: .*SHA-256/],
    ['a field that does not exist', ownManifest(['{ nothing }']), /Cannot query field/],
    ['half a document', ownManifest(['{ nothing']), /cannot be parsed/],
    ['too many tokens', ownManifest([long]), /more than 2000 tokens/],
    ['too many levels', ownManifest([deep]), /12 levels/],
    ['too high a cost', ownManifest([costly]), /costs \d+/],
    ['fragments alone', ownManifest(['fragment F on Product { id }']), /no operation/],
    ['another name', apollo(operation(NAMES, { name: 'Other' })), /Other: is not the query/],
    ['another type', apollo(operation(NAMES, { type: 'mutation' })), /is not the mutation/],
    ['no JSON', '{', /a\.json: is neither/],
    ['a list', [NAMES], /a\.json: is neither/],
    ['another format', { format: 'other', operations: '' }, /a\.json: is neither/],
  ]

  test.each(faults)('with %s stop the start in production', async (_what, content, fault) => {
    const files = { 'a.json': content, 'b.json': ownManifest([NAMES]) }
    const start = startWith(files)
    await expect(start).rejects.toThrow(fault)
    await expect(start).rejects.toThrow(/^ {2}TRUSTED_DOCUMENTS: a\.json: /m)
    const demo = await startWith(files, 'demo')
    expect(await askByHash(demo, NAMES)).toEqual(['categories'])
  })

  test('all faults are named at once, also of a folder without any', async () => {
    const two = { 'a.json': ownManifest(['{ one }', '{ two }']) }
    await expect(startWith(two)).rejects.toThrow(/"one"[\s\S]*"two"/)
    await expect(startWith({})).rejects.toThrow(/has no \*\.json/)
    const missing = { TRUSTED_DOCUMENTS: '/does/not/exist' }
    await expect(startWith({}, 'production', missing)).rejects.toThrow(/exist: cannot be read/)
  })

  test('may read fields that a remote adds later', async () => {
    const remotes = [{ name: 'stats', url: 'http://127.0.0.1:9/graphql' }]
    const more = { REMOTE_SUBSCHEMAS: JSON.stringify(remotes) }
    const graph = await startWith({ 'a.json': ownManifest(['{ visits }']) }, 'production', more)
    expect(await askByHash(graph, '{ visits }')).toBe('GRAPHQL_VALIDATION_FAILED')
  })
})

test('the folder is a setting that may be left out', () => {
  expect(readConfig({}).trustedDocuments).toBeNull()
  expect(readConfig({ TRUSTED_DOCUMENTS: './apps' }).trustedDocuments).toBe('./apps')
})
