import { Writable } from 'node:stream'
import { parse } from 'graphql'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Fault,
  type FaultyUpstream,
  startFaultyUpstream,
} from '#tests/support/faulty-upstream.ts'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { eventually } from './eventually.ts'
import {
  LINKS,
  type Listening,
  type RemoteServer,
  startRemote,
  startShelf,
} from './remote-world.ts'

/** Where it is given up; everywhere else it may take long, as on a machine that stands still. */
const READ_TIMEOUT_MS = 1_000
const MIXED = 'query Mixed { latest { id } products(limit: 2) { items { name grade { votes } } } }'
const OURS = '{ products(limit: 1) { items { name } } layout { site { name } } }'

let platform: ForeignPlatform
let shelf: Listening
let remote: RemoteServer
let faulty: FaultyUpstream
let graph: TestGateway
let lines: string[]

beforeAll(async () => {
  platform = await startForeignPlatform()
  shelf = await startShelf()
  remote = await startRemote()
})

afterAll(async () => {
  await remote?.close()
  await shelf?.close()
  await platform?.close()
})

beforeEach(async () => {
  faulty = await startFaultyUpstream(new URL(remote.url).origin)
  lines = []
})

afterEach(async () => {
  await graph.close()
  await faulty.close()
})

type Described = { readonly name: string; readonly url: string; readonly links?: readonly object[] }

async function start(remotes: readonly Described[], readTimeoutMs?: number): Promise<void> {
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  graph = await startGateway({
    servicesUrl: platform.url,
    elsewhere: { product: shelf.url },
    ...(readTimeoutMs ? { readTimeoutMs } : {}),
    log: pino({ level: 'warn' }, stream),
    environment: { REMOTE_SUBSCHEMAS: JSON.stringify(remotes) },
  })
}

const behindFaults = () => ({ name: 'reviews', url: `${faulty.url}/graphql`, links: LINKS })
const codesOf = async (query: string) =>
  (await graph.ask(query)).errors.map(({ extensions }) => extensions?.['code'])
const joined = () => eventually(async () => expect(await codesOf('{ latest { id } }')).toEqual([]))

describe('[DC-01] a remote that is not there at the start', () => {
  test.each<Fault>(['stopped', 'html', 'wrong-types'])(
    '%s: ours is served, it joins later',
    async (fault) => {
      faulty.be(fault)
      await start([behindFaults()])
      await eventually(() => expect(lines.join()).toContain('remote subschema not there'))
      const before = await graph.ask(OURS)
      expect(before.errors).toEqual([])
      // Often enough that it is compiled; and what is refused now must not stay refused.
      for (let use = 0; use < 5; use += 1) await graph.ask(OURS)
      expect(await codesOf(MIXED)).toEqual([
        'GRAPHQL_VALIDATION_FAILED',
        'GRAPHQL_VALIDATION_FAILED',
      ])

      faulty.be('none')
      await joined()
      const { data, errors } = await graph.ask(MIXED)
      expect(errors).toEqual([])
      expect(Object(data['products']).items[1].grade).toEqual({ votes: 4 })
      for (let use = 0; use < 5; use += 1) expect((await graph.ask(OURS)).data).toEqual(before.data)

      const page = graph.gateway.openPage({
        requestId: 'page-0001',
        locale: 'hr',
        signal: new AbortController().signal,
      })
      const rendered = await page.execute({
        document: parse(MIXED),
        operationName: 'Mixed',
        variables: {},
      })
      expect(rendered.errors).toBeUndefined()
    },
  )

  test('a gateway that has asked and got nothing is ready all the same', async () => {
    faulty.be('stopped')
    await start([behindFaults()])
    await eventually(async () => expect((await fetch(`${graph.url}/readyz`)).status).toBe(200))
  })

  test('it does not hold up the end', async () => {
    faulty.be('slow')
    await start([behindFaults()])
    const startedAt = performance.now()
    await graph.gateway.close()
    expect(performance.now() - startedAt).toBeLessThan(20_000)
  })
})

const faults: readonly [fault: Fault, code: string][] = [
  ['stopped', 'UPSTREAM_UNAVAILABLE'],
  ['slow', 'UPSTREAM_TIMEOUT'],
  ['trickling', 'UPSTREAM_TIMEOUT'],
  ['html', 'UPSTREAM_INVALID'],
  ['huge', 'UPSTREAM_INVALID'],
  ['wrong-types', 'UPSTREAM_INVALID'],
  ['redirect', 'UPSTREAM_INVALID'],
]

describe('a remote that dies later', () => {
  async function costsItsOwnFields(fault: Fault, code: string): Promise<void> {
    faulty.be('none')
    await joined()
    faulty.be(fault)
    const { status, data, errors } = await graph.ask(MIXED)
    expect(status).toBe(200)
    expect(data).toEqual({
      latest: null,
      products: {
        items: [
          { name: 'Proizvod 1', grade: null },
          { name: 'Proizvod 2', grade: null },
        ],
      },
    })
    expect(errors.map(({ path }) => path?.join('.')).sort()).toEqual([
      'latest',
      'products.items.0.grade',
      'products.items.1.grade',
    ])
    for (const { extensions } of errors) {
      expect(extensions).toEqual({ code, service: 'reviews', status: 0 })
    }
    expect(JSON.stringify(errors)).not.toMatch(/127\.0\.0\.1|localhost|http:|ECONN|at .*\.ts/)
  }

  test.each(faults)('%s: costs its own fields, and comes back', async (fault, code) => {
    const isLate = code === 'UPSTREAM_TIMEOUT'
    await start([behindFaults()], isLate ? READ_TIMEOUT_MS : undefined)
    // Where the limit is short, others may be late as well, once.
    if (isLate) await eventually(() => costsItsOwnFields(fault, code))
    else await costsItsOwnFields(fault, code)
    faulty.be('none')
    await joined()
  })

  test('taken for dead, it is not asked for a while, and the measures say so', async () => {
    await start([behindFaults()])
    // The while is two seconds: whoever stands still so long in between must begin anew.
    await eventually(async () => {
      faulty.be('none')
      await joined()
      faulty.be('stopped')
      for (let times = 0; times < 6; times += 1) await graph.ask('{ latest { id } }')
      expect(faulty.requests).toBe(5)
      const measures = await (await fetch(`${graph.url}/metrics`)).text()
      expect(measures).toContain('gateway_circuit_state{service="reviews"} 2')
    })
    faulty.be('none')
    await joined()
  })
})

test('a remote that does not fit is left out, and the log says why', async () => {
  const other = await startRemote('type Query { a: Product } type Product { id: ID }')
  await start([behindFaults(), { name: 'other', url: other.url }])
  await joined()
  await eventually(() => expect(lines.join()).toContain('remote subschema left out'))
  const line: unknown = JSON.parse(lines.find((one) => one.includes('left out')) ?? '{}')
  expect(line).toMatchObject({ service: 'other', faults: ['Type Product is there already.'] })
  expect((await graph.ask(MIXED)).errors).toEqual([])
  const { data } = await graph.ask('{ __type(name: "Query") { fields { name } } }')
  expect(Object(data['__type']).fields).not.toContainEqual({ name: 'a' })
  await other.close()
})
