import type { IncomingMessage, Server } from 'node:http'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { createServices, type Services } from '#services/app.ts'
import { failure } from '#services/contract/answers.ts'
import { callUrl } from '#services/contract/call.ts'
import { detectDomain } from '#services/contract/master.ts'
import { filterDomains, followChanges } from '#services/contract/settings.ts'
import { openDatabase } from '#services/platform/database.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { createTestPlace, type TestPlace } from '#tests/support/database.ts'
import { createOwnDatabase, testDatabaseUrl } from '#tests/support/own-database.ts'
import { startServices } from '#tests/support/services.ts'
import { createWire } from '#tests/support/wire.ts'

const WAIT_SECONDS = 25
const after: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const clean of after.splice(0).reverse()) await clean()
})

test('a stop answers who waits for changes, and ends well within its time', async () => {
  const services = await startServices()
  const { cursor } = await services.call(followChanges, {})
  const taken = requestTo(services.services.app.server, 'after=')
  const waiting = services.send(followChanges, { after: cursor, wait: WAIT_SECONDS })
  await taken

  const began = performance.now()
  await services.close()

  expect((await waiting).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(WAIT_SECONDS * 500)
})

test('a stop under load answers every request that has been taken', async () => {
  const services = await startServices()
  const statuses: number[] = []
  let taken = 0
  services.services.app.server.on('request', () => {
    taken += 1
  })
  const shoppers = Array.from({ length: 8 }, async () => {
    for (;;) {
      const answer = await services.send(filterDomains, {}).catch(() => null)
      // Once the door is shut nobody is let in; who is inside is served.
      if (!answer) return
      statuses.push(answer.status)
    }
  })
  await expect.poll(() => statuses.length).toBeGreaterThan(50)

  await services.close()
  await Promise.all(shoppers)

  expect(statuses.filter((status) => status !== 200)).toEqual([])
  expect(statuses).toHaveLength(taken)
})

test('before the database is ready, calls and readiness say so and health does not', async () => {
  const place = await createTestPlace('sqlite')
  const { services, url } = await listen(place)

  const asked = await Promise.all([
    fetch(`${url}/healthz`),
    fetch(`${url}/readyz`),
    fetch(url + callUrl(detectDomain), { method: 'POST' }),
  ])
  await services.start()
  const ready = await fetch(`${url}/readyz`)

  expect(asked.map(({ status }) => status)).toEqual([200, 503, 503])
  expect(ready.status).toBe(200)
})

const needsPostgres = test.skipIf(!testDatabaseUrl())

needsPostgres(
  'waits for a PostgreSQL that is not there yet, and goes on without a restart',
  async () => {
    const own = await createOwnDatabase()
    await own.drop()
    const place = await createTestPlace('sqlite')
    after.push(() => own.drop())
    const { services, url } = await listen({
      ...place,
      config: { ...place.config, databaseUrl: own.url },
    })

    const started = services.start()
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    await own.create()
    await started

    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
  },
)

needsPostgres(
  'a PostgreSQL that goes away costs a 503 and comes back without a restart',
  async () => {
    const own = await createOwnDatabase()
    after.push(() => own.drop())
    const wire = await createWire(own.url)
    after.push(() => wire.cut())
    const services = await startServices({ config: { databaseUrl: wire.url } })
    after.push(() => services.close())

    await wire.cut()
    const away = await services.send(filterDomains, {})
    const readiness = await fetch(`${services.url}/readyz`)
    await wire.mend()

    expect(failure.parse(away.body).error).toMatchObject({
      statusCode: 503,
      code: 'DATABASE_UNAVAILABLE',
    })
    expect(readiness.status).toBe(503)
    const back = async () => (await services.send(filterDomains, {})).status
    await expect.poll(back).toBe(200)
  },
)

async function listen(place: TestPlace): Promise<{ services: Services; url: string }> {
  const log = pino({ level: 'silent' })
  const database = openDatabase(place.config, { log, sole: true })
  const services = createServices({
    config: place.config,
    database,
    clock: createTestClock(),
    log,
  })
  const url = await services.app.listen({ host: '127.0.0.1', port: 0 })
  after.push(async () => {
    await services.close()
    await place.remove()
  })
  return { services, url }
}

function requestTo(server: Server, part: string): Promise<void> {
  return new Promise((resolve) => {
    server.on('request', ({ url }: IncomingMessage) => {
      if (url?.includes(part)) resolve()
    })
  })
}
