import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setMaintenance } from '#services/modules/settings/api.ts'
import { type FaultyUpstream, startFaultyUpstream } from '#tests/support/faulty-upstream.ts'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices } from '#tests/support/services.ts'

let platform: ForeignPlatform
let product: FaultyUpstream
let graph: TestGateway
const lines: string[] = []

beforeAll(async () => {
  platform = await startForeignPlatform()
  product = await startFaultyUpstream(platform.url)
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  graph = await startGateway({
    servicesUrl: platform.url,
    elsewhere: { product: product.url },
    log: pino({ level: 'warn' }, stream),
    // Unchecked, so that an answer of the wrong shape gets as far as the resolvers.
    config: { catalogueCheckRate: 0 },
  })
})

afterAll(async () => {
  await graph?.close()
  await product?.close()
  await platform?.close()
})

describe('[ER-25] what failed says so', () => {
  test('what nobody foresaw is one neutral sentence, logged once with the id of its request', async () => {
    product.be('wrong-types')
    lines.length = 0
    const query = '{ products(limit: 12) { items { name price { final { amount } } } } }'
    const { errors } = await graph.ask(query, {}, { 'x-request-id': 'request-under-test' })
    product.be('none')

    expect(errors.length).toBeGreaterThan(0)
    for (const { message, extensions } of errors) {
      expect([message, extensions]).toEqual([
        'Something went wrong.',
        { code: 'INTERNAL_SERVER_ERROR' },
      ])
    }
    const unexpected = lines.filter((line) => line.includes('unexpected error'))
    expect(unexpected).toHaveLength(errors.length)
    expect(unexpected[0]).toContain('request-under-test')
  })

  test('a service that refuses is quoted word for word, with code, status and name', async () => {
    // The platform does not know this call, and says so in its own way.
    const stranger = await startGateway({
      servicesUrl: platform.url,
      elsewhere: { gdpr: `${platform.url}/nowhere` },
    })
    try {
      const { errors, calls } = await stranger.ask(
        '{ formConsents(form: REGISTER_FORM) { number } }',
      )
      expect(errors).toMatchObject([{ path: ['formConsents'], extensions: { service: 'gdpr' } }])
      expect(errors[0]?.message).toMatch(/^(Unknown call|Wrong key)$/)
      expect(calls).toMatchObject([{ service: 'gdpr', isErrored: true }])
    } finally {
      await stranger.close()
    }
  })
})

test('[MT-01] in maintenance the API answers 503, and as before when it is over', async () => {
  const services = await startServices()
  const shop = await startGateway({ servicesUrl: services.url })
  const body = JSON.stringify({ query: '{ categories { name } }' })
  const statusOf = async () => (await shop.post(body)).status
  try {
    expect(await statusOf()).toBe(200)
    await services.db.transaction().execute((trx) => setMaintenance(trx, true))
    await expect.poll(statusOf).toBe(503)
    const closed = await shop.post(body)
    expect(closed.headers.get('retry-after')).toBe('120')
    expect(await closed.json()).toMatchObject({ errors: [{ extensions: { code: 'MAINTENANCE' } }] })
    await services.db.transaction().execute((trx) => setMaintenance(trx, false))
    await expect.poll(statusOf).toBe(200)
  } finally {
    await shop.close()
    await services.close()
  }
})

test('[case 38] whoever is being served when it stops gets the answer, and nobody new is let in', async () => {
  const slow = await startFaultyUpstream(platform.url)
  const leaving = await startGateway({
    servicesUrl: platform.url,
    elsewhere: { product: slow.url },
    readTimeoutMs: 500,
  })
  slow.be('slow')
  const last = leaving.ask('{ categories { name } }')
  await expect.poll(() => slow.requests).toBe(1)
  const startedAt = performance.now()
  const closing = leaving.close()
  expect((await last).errors[0]?.extensions?.['code']).toBe('UPSTREAM_TIMEOUT')
  await closing
  expect(performance.now() - startedAt).toBeLessThan(20_000)
  await expect(canConnect(leaving.url)).resolves.toBe(false)
  await slow.close()
})

function canConnect(url: string): Promise<boolean> {
  const { port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
