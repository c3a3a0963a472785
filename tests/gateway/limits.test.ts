import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { heldMb } from '#tests/support/memory.ts'
import { eventually } from './eventually.ts'

const MOST_CPU_MS = 100

let platform: ForeignPlatform
let graph: TestGateway

beforeAll(async () => {
  platform = await startForeignPlatform()
  graph = await startGateway({ servicesUrl: platform.url })
})

afterAll(async () => {
  await graph?.close()
  await platform?.close()
})

const repeat = (times: number, part: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => part(index)).join(' ')
const nest = (depth: number, open: string, inner: string) =>
  `${`${open} { `.repeat(depth)}${inner}${' }'.repeat(depth)}`

/** Case 27: abuse that costs the sender nothing. */
const abuses: readonly [what: string, query: string, code: RegExp][] = [
  ['depth', `{ categories { ${nest(20, 'children', 'id')} } }`, /TOO_DEEP/],
  [
    'depth hidden in fragments',
    `{ categories { ...f0 } } ${repeat(20, (i) => `fragment f${i} on Category { children { ...f${i + 1} } }`)} fragment f20 on Category { id }`,
    /TOO_DEEP/,
  ],
  ['aliases', `{ ${repeat(31, (i) => `a${i}: layout { site { name } }`)} }`, /TOO_MANY_ALIASES/],
  [
    'directives',
    `{ layout { site { ${repeat(21, (i) => `a${i}: name @include(if: true)`)} } } }`,
    /TOO_MANY_DIRECTIVES/,
  ],
  ['tokens', `{ layout { site { ${repeat(2_000, () => 'name')} } } }`, /GRAPHQL_PARSE_FAILED/],
  [
    'list size in list size',
    `{ products(limit: 100) { items { crossSell { crossSell { crossSell { id } } } } } }`,
    /TOO_COSTLY/,
  ],
  [
    'list size in the default of a variable',
    `query ($n: Int = 100) { products(limit: $n) { items { crossSell { crossSell { crossSell { id } } } } } }`,
    /TOO_COSTLY/,
  ],
  [
    'many lists',
    `{ ${repeat(30, (i) => `a${i}: products(limit: 100) { items { id } }`)} }`,
    /TOO_COSTLY/,
  ],
  [
    'fragments that double one another',
    `{ categories { ...f0 } } ${repeat(60, (i) => `fragment f${i} on Category { ...f${i + 1} ...f${i + 1} }`)} fragment f60 on Category { children { id } }`,
    /TOO_COSTLY/,
  ],
  [
    'a fragment that spreads itself',
    '{ categories { ...f } } fragment f on Category { children { ...f } }',
    /VALIDATION/,
  ],
  [
    'overlapping fields',
    `{ categories { ${repeat(300, (i) => (i % 2 ? 'x: id' : 'x: name'))} } }`,
    /TOO_MANY_ALIASES|VALIDATION/,
  ],
  [
    'overlapping fields without an alias',
    `{ ${repeat(150, (i) => `products(limit: ${(i % 99) + 1}) { items { id } }`)} }`,
    /VALIDATION/,
  ],
  [
    'introspection in introspection',
    `{ __schema { types { ${nest(8, 'fields { type', 'name')}${' }'.repeat(8)} } } }`,
    /VALIDATION|DEEP/,
  ],
]

describe('[case 27] abuse is refused before it is executed', () => {
  test.each(abuses)('%s', async (_what, query, code) => {
    const before = platform.requests.length
    let least = Number.POSITIVE_INFINITY
    // The machine is shared: what it can do counts, not what it did once or by the clock.
    for (let round = 0; round < 5 || (least >= MOST_CPU_MS && round < 30); round += 1) {
      const before = process.cpuUsage()
      const { errors, data } = await graph.ask(`${query} # ${round}`)
      const { user, system } = process.cpuUsage(before)
      least = Math.min(least, (user + system) / 1000)
      expect(data).toBeUndefined()
      expect(String(errors[0]?.extensions?.['code'])).toMatch(code)
    }
    expect(platform.requests.length).toBe(before)
    expect(least).toBeLessThan(MOST_CPU_MS)
  })

  test('what is known and has passed with small lists is refused with large ones', async () => {
    const query =
      'query ($n: Int!) { products(limit: $n) { items { crossSell { crossSell { crossSell { id } } } } } }'
    for (let use = 1; use <= 5; use += 1) {
      expect((await graph.ask(query, { n: 1 })).errors).toEqual([])
    }
    const before = platform.requests.length
    const { errors } = await graph.ask(query, { n: 100 })
    expect(errors[0]?.extensions?.['code']).toBe('TOO_COSTLY')
    expect(platform.requests.length).toBe(before)
  })

  test('1,000 rounds of it leave no memory behind', async () => {
    const round = async (index: number) => {
      const [, query = ''] = abuses[index % abuses.length] ?? []
      // No document is kept for the next round.
      await graph.ask(`${query} # ${index}`)
    }
    for (let index = 0; index < 100; index += 1) await round(index)
    const before = heldMb()
    for (let index = 100; index < 1_100; index += 1) await round(index)
    await eventually(() => expect(heldMb() - before).toBeLessThan(60))
  })

  test('a batch is refused', async () => {
    const answer = await graph.post(
      JSON.stringify(Array(50).fill({ query: '{ layout { site { name } } }' })),
    )
    expect(answer.status).toBe(400)
    expect(await answer.text()).toMatch(/batch/i)
  })

  test('the introspection that tools send is answered in demo mode', async () => {
    const { getIntrospectionQuery } = await import('graphql')
    const { errors, data } = await graph.ask(getIntrospectionQuery())
    expect(errors).toEqual([])
    expect(data).toHaveProperty('__schema')
  })
})

describe('what depends on the mode', () => {
  test('in production there is no introspection, no explorer and no list of calls', async () => {
    const production = await startGateway({
      servicesUrl: platform.url,
      config: { mode: 'production' },
    })
    try {
      const introspection = await production.ask('{ __schema { queryType { name } } }')
      expect(introspection.errors[0]?.message).toMatch(/introspection/i)
      const { errors, calls } = await production.ask('{ categories { name } }')
      expect([errors, calls]).toEqual([[], []])
      expect((await fetch(`${production.url}/graphql`)).status).toBe(405)
      expect((await fetch(`${production.url}/graphql/explorer/explorer.js`)).status).toBe(404)
    } finally {
      await production.close()
    }
  })

  test('only known operations are answered when it is set so', async () => {
    const strict = await startGateway({
      servicesUrl: platform.url,
      config: { trustedDocumentsOnly: true },
    })
    try {
      const { errors } = await strict.ask('{ categories { name } }')
      expect(errors[0]?.extensions?.['code']).toBe('PERSISTED_QUERY_ONLY')
    } finally {
      await strict.close()
    }
  })
})
