import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultyUpstream, startFaultyUpstream } from '#tests/support/faulty-upstream.ts'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'

type Line = Readonly<Record<string, unknown>>

let platform: ForeignPlatform
let product: FaultyUpstream
let settings: FaultyUpstream
let graph: TestGateway
let now = Date.parse('2026-11-21T12:00:00Z')
const lines: Line[] = []
const linesOf = (message: string | RegExp) =>
  lines.filter(({ msg }) => new RegExp(message).test(String(msg)))

beforeAll(async () => {
  platform = await startForeignPlatform()
  product = await startFaultyUpstream(platform.url)
  settings = await startFaultyUpstream(platform.url)
  graph = await startGateway({
    servicesUrl: platform.url,
    elsewhere: { product: product.url, settings: settings.url },
    config: { hasPageCache: false },
    clock: { now: () => new Date(now) },
    log: pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) }),
  })
})
afterAll(async () => {
  await graph?.close()
  await product?.close()
  await settings?.close()
  await platform?.close()
})

test('an answer that does not fit is logged with its call and the fields, without values', async () => {
  product.be('wrong-types')
  for (let round = 0; round < 3; round += 1) {
    const { errors } = await graph.ask('{ products(limit: 1) { items { id } } }')
    expect(errors[0]?.extensions).toEqual({
      code: 'UPSTREAM_INVALID',
      service: 'product',
      status: 0,
    })
  }
  product.be('none')

  expect(linesOf('does not fit')).toEqual([
    expect.objectContaining({
      service: 'product',
      call: 'POST /api/v1/product/web/filter',
      faults: expect.arrayContaining([
        'records.0.id: Invalid input: expected number, received string',
      ]),
    }),
  ])
  expect(JSON.stringify(linesOf('does not fit'))).not.toContain('seven')
})

test('a call that the platform lacks is one line, however often it is missed', async () => {
  for (let round = 0; round < 3; round += 1) {
    await graph.ask('{ loginProviders { key } products(limit: 1) { facets { code } } }')
  }

  const lacking = linesOf('platform lacks a call').map(({ call, status }) => [call, status])
  expect(lacking).toEqual(
    expect.arrayContaining([
      ['GET /api/v1/user/x/social/providers', 404],
      ['POST /api/v1/product/layered/navigation', 404],
    ]),
  )
  expect(lacking).toHaveLength(new Set(lacking.map(String)).size)
})

test('[RT-42] a link whose target is unknown leads home and is logged', async () => {
  const { data } = await graph.ask(
    '{ layout { mainNavigation { children { title link { kind path } } } } }',
  )

  expect(data['layout']).toMatchObject({
    mainNavigation: [{ children: [{}, { title: 'Lost', link: { kind: 'INTERNAL', path: '/' } }] }],
  })
  expect(linesOf('unknown link target')).toEqual([expect.objectContaining({ path: 'nowhere' })])
})

test.each([
  ['answers 404', 'none', 'change feed unknown'],
  ['answers with a page for people', 'html', 'change feed lost'],
] as const)(
  'a platform without a change feed, which %s, is one line',
  async (_how, fault, line) => {
    settings.be(fault)
    const requests = () => settings.requests
    // A lost feed is requested by itself, an unknown one when the layout is due.
    const renew = () => {
      now += 61_000
      return requests()
    }
    await expect.poll(renew, { interval: 500 }).toBeGreaterThan(12)

    expect(linesOf(line)).toHaveLength(1)
    const parts = linesOf('last good copy').map(({ part }) => part)
    expect(parts).toEqual([...new Set(parts)])
    expect(lines.filter(({ err }) => err !== undefined)).toEqual([])
  },
)
