import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { within } from '#tests/support/within.ts'

let services: TestServices
let graph: TestGateway

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({ servicesUrl: services.url })
})

afterAll(async () => {
  await graph?.close()
  await services?.close()
})

const VALUES: readonly [what: string, value: string][] = [
  ['wildcards', '%%%%'],
  ['a thousand stars', 'a*'.repeat(1_000)],
  ['a word of 5 kB', 'č'.repeat(2_500)],
  ['a pattern that backtracks', `${'(a+)+'.repeat(20)}!`],
  ['SQL', "id); DROP TABLE product; --' OR '1'='1"],
  ['the name of a prototype', '__proto__'],
  ['an object', '{"$ne":1}'],
  ['a NUL', 'a\u0000b'],
  ['half of a pair', '\ud83d'],
  ['a family of four', '👨‍👩‍👧‍👦'],
  ['writing that turns round', '\u202Egnol\u202C'],
  ['marks on one letter', `c${'\u030c'.repeat(50)}`],
  ['an apostrophe', "O'Neill"],
]

type Ask = readonly [query: string, variables: (value: string) => Record<string, unknown>]
const ASKS: Readonly<Record<string, Ask>> = {
  keywords: ['query ($v: String) { products(keywords: $v) { items { name } } }', (v) => ({ v })],
  category: ['query ($v: ID) { products(category: $v) { items { name } } }', (v) => ({ v })],
  product: ['query ($v: String!) { product(slug: $v) { __typename } }', (v) => ({ v })],
  content: ['query ($v: String!) { content(slug: $v) { __typename } }', (v) => ({ v })],
  posts: ['query ($v: String) { posts(category: $v) { items { title } } }', (v) => ({ v })],
}

describe('[case 28] [case 29] [case 34] values that mean something elsewhere', () => {
  test.each(
    Object.keys(ASKS).flatMap((place) => VALUES.map(([what, value]) => [place, what, value])),
  )('as %s: %s is found, not found or refused, and soon', async (place, _what, value) => {
    const [query, variables] = ASKS[place ?? ''] ?? ['', () => ({})]
    await within(1_000, async () => {
      const { status, errors } = await graph.ask(query, variables(value ?? ''))
      expect(status).toBe(200)
      for (const { extensions } of errors) {
        expect(String(extensions?.['code'])).not.toMatch(/INTERNAL|UPSTREAM/)
        expect(Number(extensions?.['status'] ?? 400)).toBeLessThan(500)
      }
    })
  })

  test('sorts are those of the list and no others', async () => {
    const { errors } = await graph.ask('{ products(sort: PASSWORD) { items { name } } }')
    expect(errors[0]?.extensions?.['code']).toBe('GRAPHQL_VALIDATION_FAILED')
  })

  test('and the catalogue is still there', async () => {
    const { errors, data } = await graph.ask('{ products(limit: 12) { pageInfo { total } } }')
    expect(errors).toEqual([])
    expect(JSON.stringify(data)).toMatch(/"total":[1-9]/)
  })
})
