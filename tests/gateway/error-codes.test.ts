import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'

const GUIDE = new URL('../../docs/clients.md', import.meta.url)
const LIST =
  'query ($n: Int!, $sort: ProductSort) { products(limit: $n, sort: $sort) { items { id } } }'
/** The JSON handler, and Yoga itself for a type that nobody knows. */
const HANDLERS = ['application/json', 'application/graphql-response+json', '*/*, application/x-odd']

let platform: ForeignPlatform
let compiling: TestGateway
let interpreting: TestGateway
let strict: TestGateway
let documented: ReadonlySet<string>

beforeAll(async () => {
  platform = await startForeignPlatform()
  const servicesUrl = platform.url
  const environment = { GRAPHQL_JIT: 'off' }
  compiling = await startGateway({ servicesUrl })
  interpreting = await startGateway({ servicesUrl, environment, config: { mode: 'production' } })
  strict = await startGateway({ servicesUrl, config: { trustedDocumentsOnly: true } })
  const text = await readFile(GUIDE, 'utf8')
  documented = new Set(Array.from(text.matchAll(/`([A-Z_]+)`/g), ([, code = '']) => code))
})
afterAll(async () => {
  await Promise.all([compiling, interpreting, strict].map((gateway) => gateway?.close()))
  await platform?.close()
})

const repeat = (times: number, part: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => part(index)).join(' ')

const refused: readonly [code: string, body: object][] = [
  ['GRAPHQL_PARSE_FAILED', { query: '{ categories' }],
  ['GRAPHQL_PARSE_FAILED', { query: `{ ${repeat(2_001, () => 'a')} }` }],
  ['GRAPHQL_VALIDATION_FAILED', { query: '{ nothing }' }],
  ['GRAPHQL_VALIDATION_FAILED', { query: '{ products(limit: 3000000000) { items { id } } }' }],
  ['GRAPHQL_VALIDATION_FAILED', { query: '{ products(limit: "3") { items { id } } }' }],
  ['OPERATION_RESOLUTION_FAILURE', { query: 'query A { me { id } } query B { me { id } }' }],
  ['BAD_USER_INPUT', { query: LIST }],
  ['BAD_USER_INPUT', { query: LIST, variables: { n: null } }],
  ['BAD_USER_INPUT', { query: LIST, variables: { n: 1.5 } }],
  ['BAD_USER_INPUT', { query: LIST, variables: { n: 2 ** 31 } }],
  ['BAD_USER_INPUT', { query: LIST, variables: { n: '1' } }],
  ['BAD_USER_INPUT', { query: LIST, variables: { n: 1, sort: 'ODDEST' } }],
  ['BAD_USER_INPUT', { query: LIST, variables: { n: 101 } }],
  ['BAD_REQUEST', {}],
  ['BAD_REQUEST', { query: LIST, variables: [1] }],
  [
    'TOO_DEEP',
    { query: `{ categories { ${repeat(13, () => 'children {')} id ${'}'.repeat(13)} } }` },
  ],
  ['TOO_MANY_ALIASES', { query: `{ categories { ${repeat(31, (i) => `a${i}: id`)} } }` }],
  ['TOO_MANY_DIRECTIVES', { query: `{ me { ${repeat(21, () => 'id @include(if: true)')} } }` }],
  ['TOO_MANY_FIELDS', { query: `{ me { ${repeat(51, () => 'id')} } }` }],
  [
    'TOO_COSTLY',
    { query: `{ ${repeat(20, (i) => `a${i}: products(limit: 100) { items { id } }`)} }` },
  ],
  ['PERSISTED_QUERY_NOT_IN_LIST', { extensions: { persistedQuery: { sha256Hash: 'x' } } }],
]

describe('what is refused before it is executed has a code', () => {
  test.each(refused)('%s (%#)', async (code, body) => {
    for (const gateway of [compiling, interpreting]) {
      for (const accept of HANDLERS) {
        // The document is cached by the second, the operation compiled by the fifth.
        for (let use = 1; use <= 5; use += 1) {
          const answer = await gateway.post(JSON.stringify(body), { accept })
          const { errors } = JSON.parse(await answer.text())
          expect(codesIn(errors)).toEqual([code])
        }
      }
    }
    expect(documented).toContain(code)
  })

  test('what has been compiled for good variables refuses bad ones with the same code', async () => {
    for (let use = 1; use <= 6; use += 1) {
      expect((await compiling.ask(LIST, { n: 1 })).errors).toEqual([])
    }
    const { errors, status } = await compiling.ask(LIST, { n: 'one' })
    expect([status, codesIn(errors)]).toEqual([400, ['BAD_USER_INPUT']])
  })

  test('production says nothing of what is near', async () => {
    const variables = { n: 1, sort: 'NEWES' }
    expect((await compiling.ask(LIST, variables)).errors[0]?.message).toMatch(/Did you mean/)
    expect((await interpreting.ask(LIST, variables)).errors[0]?.message).not.toMatch(/Did you/)
  })

  test.each([
    ['REQUEST_ENTITY_TOO_LARGE', { method: 'POST', body: 'x'.repeat(100_001) }],
    ['UNSUPPORTED_MEDIA_TYPE', { method: 'POST', body: 'x', type: 'text/plain' }],
    ['FOREIGN_ORIGIN', { method: 'POST', body: '{}', origin: 'https://elsewhere.example' }],
    ['METHOD_NOT_ALLOWED', { method: 'GET' }],
    ['METHOD_NOT_ALLOWED', { method: 'PUT', body: '{}' }],
  ])('%s of the route', async (code, { method, body, type = 'application/json', origin }: Sent) => {
    const answer = await fetch(`${interpreting.url}/graphql`, {
      method,
      ...(body === undefined ? {} : { body }),
      headers: { 'content-type': type, ...(origin === undefined ? {} : { origin }) },
    })
    expect(codesIn((await answer.json()).errors)).toEqual([code])
    expect(documented).toContain(code)
  })

  test('PERSISTED_QUERY_ONLY where text is not answered', async () => {
    expect(codesIn((await strict.ask(LIST, { n: 1 })).errors)).toEqual(['PERSISTED_QUERY_ONLY'])
    expect(documented).toContain('PERSISTED_QUERY_ONLY')
  })
})

type Sent = { method: string; body?: string; type?: string; origin?: string }

function codesIn(errors: readonly { extensions?: Readonly<Record<string, unknown>> }[]) {
  return [...new Set(errors.map(({ extensions }) => extensions?.['code']))]
}
