import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { createFilledPlace, type TestPlace } from '#tests/support/database.ts'
import { type Program, runProgram, untilAnswered, unusedPort } from '#tests/support/program.ts'
import { GLUTTON } from '#tests/support/request-marks.ts'
import { type Ask, ask, sendShoppers } from '#tests/support/shoppers.ts'
import { testRun } from '#tests/support/test-run.ts'

// No browser: the test runs both programs under the supervisor that `npm start` uses.
test.describe.configure({ timeout: 180_000 })

const HOOK = new URL('../support/eats-memory.ts', import.meta.url).href
/** A heap limit that suffices for both programs with the demo, and is exhausted soon. */
const HEAP_MB = 160
const SHOPPERS = 8
const GRAPH: Ask = {
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: '{ products(limit: 4) { items { name } } }' }),
}

let place: TestPlace
let start: Program
let shop: string
let rest: string

test.beforeAll(async () => {
  place = await createFilledPlace('sqlite', testRun().at)
  const [port, servicesPort] = await Promise.all([unusedPort(), unusedPort()])
  shop = `http://127.0.0.1:${port}`
  rest = `http://127.0.0.1:${servicesPort}`
  start = runProgram('tools/start.ts', {
    PORT: String(port),
    PUBLIC_URL: shop,
    SERVICES_PORT: String(servicesPort),
    SERVICES_URL: rest,
    DATA_DIR: place.config.dataDir,
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} --import=${HOOK}`,
  })
})
test.afterAll(async () => {
  start.child.kill('SIGTERM')
  await start.ended
  await place.remove()
})

const get = async (url: string, path: string, headers = {}) =>
  (await ask(url, { method: 'GET', path, headers })).statusCode
const exhaust = (url: string) =>
  expect(get(url, '/readyz', { 'x-request-id': GLUTTON })).rejects.toThrow()
const restarts = (name: string) =>
  [
    ...start
      .output()
      .matchAll(new RegExp(`${name} ended with \\S+; it starts again in (\\d+)`, 'g')),
  ].map(([, ms]) => Number(ms))

test('a program that runs out of memory is started again, and pages are answered meanwhile', async () => {
  await untilAnswered(`${shop}/readyz`, 200, start)
  expect(await get(shop, '/')).toBe(200)
  const answers: [path: string, status: number | undefined][] = []
  let isWatching = true
  const watching = (async () => {
    for (let page = 1; isWatching; page += 1) {
      for (const path of ['/', `/shop?page=${1 + (page % 8)}&sort=cheapest`]) {
        answers.push([path, await get(shop, path)])
      }
      await pause(100)
    }
  })()

  await exhaust(rest)
  await expect.poll(() => restarts('services')).toEqual([250])
  await untilAnswered(`${rest}/readyz`, 200, start)
  await expect.poll(() => get(shop, '/shop?sort=newest'), { timeout: 20_000 }).toBe(200)
  isWatching = false
  await watching

  // A cached page is not affected; a cache miss answers 503 with Retry-After.
  const statusesOf = (isCached: boolean) =>
    new Set(answers.flatMap(([path, status]) => ((path === '/') === isCached ? [status] : [])))
  expect([...statusesOf(true)]).toEqual([200])
  expect([...statusesOf(false)].filter((status) => status !== 200)).toEqual([503])

  await exhaust(shop)
  await untilAnswered(`${shop}/readyz`, 200, start)
  expect(restarts('gateway')).toEqual([250])
  expect(await get(shop, '/')).toBe(200)

  const { answers: responses, failures, gone } = sendShoppers(shop, SHOPPERS, [GRAPH])
  await expect.poll(() => responses.length).toBeGreaterThan(SHOPPERS)
  start.child.kill('SIGTERM')
  expect(await start.ended).toBe(0)
  await gone
  expect(failures).toEqual([])
  // The last responses of the gateway need the services.
  expect(start.output()).toMatch(/gateway stops[\s\S]*services stop/)
})
