import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { callUrl } from '#services/contract/call.ts'
import { detectDomain } from '#services/contract/master.ts'
import type { Engine } from '#services/platform/database.ts'
import { createFilledPlace, type TestPlace } from '#tests/support/database.ts'
import { testDatabaseUrl } from '#tests/support/own-database.ts'
import { type Program, runProgram, untilAnswered, unusedPort } from '#tests/support/program.ts'
import { DANGLING } from '#tests/support/request-marks.ts'
import { type Ask, ask, sendShoppers } from '#tests/support/shoppers.ts'
import { testRun } from '#tests/support/test-run.ts'

// No browser: the test checks every single response.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const SHOPPERS = 24
const UNDER_LOAD_MS = 1_000
const HOOKS = [
  new URL('../support/dangling-rejection.ts', import.meta.url),
  new URL('../support/busy-when-stopped.ts', import.meta.url),
]
  .map(({ href }) => `--import=${href}`)
  .join(' ')

const ENGINES: readonly Engine[] = testDatabaseUrl() ? ['sqlite', 'postgres'] : ['sqlite']

const GRAPH: Ask = {
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: '{ products(limit: 4) { items { name } } }' }),
}
const PAGES: readonly Ask[] = ['/', '/shop', '/shop?page=2', '/nema-toga'].map((path) => ({
  method: 'GET',
  path,
}))
const CALL: Ask = {
  method: 'POST',
  path: callUrl(detectDomain),
  headers: { 'content-type': 'application/json' },
  body: '{}',
}

for (const engine of ENGINES) {
  test.describe(`[case 38] programs over ${engine}`, () => {
    let place: TestPlace
    let gateway: Program
    let services: Program
    let shop: string
    let rest: string

    test.beforeAll(async () => {
      place = await createFilledPlace(engine, testRun().at)
      const [port, servicesPort] = await Promise.all([unusedPort(), unusedPort()])
      shop = `http://127.0.0.1:${port}`
      rest = `http://127.0.0.1:${servicesPort}`
      gateway = runProgram('gateway/server.ts', {
        PORT: String(port),
        PUBLIC_URL: shop,
        SERVICES_URL: rest,
        NODE_OPTIONS: HOOKS,
        BUSY_FILE: busyFileOf('gateway'),
      })
    })
    test.afterAll(async () => {
      for (const program of [gateway, services]) {
        program?.child.kill('SIGKILL')
        await program?.ended
      }
      await place.remove()
    })

    const busyFileOf = (name: string) => join(place.config.dataDir, `busy-${name}`)

    test('a gateway started before the services is not ready, and becomes ready when they are up', async () => {
      await untilAnswered(`${shop}/healthz`, 200, gateway)
      const early = await Promise.all(
        ['/readyz', '/', '/shop'].map((path) => ask(shop, { method: 'GET', path })),
      )
      expect(early.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
      expect(early.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)

      services = runProgram('services/server.ts', {
        SERVICES_PORT: new URL(rest).port,
        DATA_DIR: place.config.dataDir,
        ...(place.config.databaseUrl && { DATABASE_URL: place.config.databaseUrl }),
        NODE_OPTIONS: HOOKS,
        BUSY_FILE: busyFileOf('services'),
      })
      await untilAnswered(`${shop}/readyz`, 200, gateway)
      for (const request of [...PAGES, GRAPH]) {
        const { statusCode } = await ask(shop, request)
        expect(statusCode, request.path).toBe(request.path === '/nema-toga' ? 404 : 200)
      }
    })

    test('an unhandled rejection ends no program', async () => {
      const marked = (request: Ask): Ask => ({
        ...request,
        headers: { ...request.headers, 'x-request-id': DANGLING },
      })
      await ask(shop, marked(GRAPH))
      await ask(rest, marked(CALL))

      for (const program of [gateway, services]) {
        await expect.poll(() => program.output()).toContain('unhandled rejection')
        expect(program.child.exitCode).toBeNull()
      }
      expect((await ask(shop, GRAPH)).statusCode).toBe(200)
      expect((await ask(rest, CALL)).statusCode).toBe(200)
    })

    test('the gateway is stopped under load without one failed request', async () => {
      await expectQuietStop('gateway', [...PAGES, GRAPH], GRAPH)
    })

    test('the services are stopped under load without one failed request', async () => {
      await expectQuietStop('services', [CALL, { method: 'GET', path: '/readyz' }], CALL)
    })

    async function expectQuietStop(
      name: 'gateway' | 'services',
      requests: readonly Ask[],
      slow: Ask,
    ): Promise<void> {
      const [program, url] = name === 'gateway' ? [gateway, shop] : [services, rest]
      const { answers, failures, gone } = sendShoppers(url, SHOPPERS, requests)
      await expect.poll(() => answers.length).toBeGreaterThan(SHOPPERS * 4)
      const slowly = ask(url, slow, new Agent({ keepAlive: true }), UNDER_LOAD_MS)
      await pause(UNDER_LOAD_MS / 4)

      const began = performance.now()
      program.child.kill('SIGTERM')
      const busyFile = busyFileOf(name)
      await expect.poll(() => existsSync(busyFile)).toBe(true)
      // These connections are open, but accepted only once the event loop is free again.
      const agent = new Agent({ keepAlive: true })
      const late = Promise.all(Array.from({ length: SHOPPERS }, () => ask(url, slow, agent)))
      await expect.poll(() => connectionsOf(agent)).toBe(SHOPPERS)
      await rm(busyFile)
      expect(await program.ended).toBe(0)
      // Twice the grace period of containers, because other tests run in parallel; alone it takes 1 s.
      expect(performance.now() - began).toBeLessThan(20_000)

      await gone
      expect(failures).toEqual([])
      expect((await slowly).statusCode).toBe(200)
      expect((await late).every(({ statusCode }) => statusCode === 200)).toBe(true)
      // While draining only readiness answers 503.
      const allowed = new Set(
        requests.some(({ path }) => path === '/readyz') ? [200, 503] : [200, 404],
      )
      expect(answers.filter((status) => !allowed.has(status))).toEqual([])
    }
  })
}

function connectionsOf({ sockets }: Agent): number {
  return Object.values(sockets)
    .flat()
    .filter((socket) => socket?.connecting === false).length
}
