import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { GATEWAY_KEY_HEADER, gatewayKeyOf } from '#services/contract/gateway-key.ts'
import { site } from '#services/modules/settings/api.ts'
import { openDatabase } from '#services/platform/database.ts'
import { createWorld, type Session } from '#tests/services/order-world.ts'
import { addProduct } from '#tests/services/product-catalogue.ts'
import { createCaller } from '#tests/support/caller.ts'
import { createFilledPlace, TEST_SECRET } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { startGateway } from '#tests/support/gateway.ts'
import { runProgram, untilAnswered, unusedPort } from '#tests/support/program.ts'

const READERS = 120
/** Requests of each reader. */
const ROUNDS = Number(process.env['PAPER_ROUNDS'] ?? 1)
const SAMPLES = 100 * ROUNDS
/** A busy machine may stand still for so long; drawing 120 papers in turn takes far longer. */
const PAUSE_MS = 1_000
const CODE_MS = 2_000
const PUBLIC_URL = 'https://shop.example'
const URLS = { successURL: `${PUBLIC_URL}/da`, failureURL: `${PUBLIC_URL}/ne` }

const clock = { now: () => new Date() }

/** Drawing knows no engine: `npm run soak` shows it on both. */
const eachWanted: typeof eachEngine =
  ROUNDS > 1 ? eachEngine : (name, suite) => describe(name, () => suite('sqlite'))

eachWanted('120 readers of the paper of one order', (engine) => {
  const after: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const clean of after.splice(0).reverse()) await clean()
  })

  async function openShop() {
    const place = await createFilledPlace(engine, null)
    after.push(place.remove)
    const port = await unusedPort()
    const program = runProgram('services/server.ts', {
      ...{ MODE: 'production', LOG_LEVEL: 'warn', PUBLIC_URL },
      ...{ SERVICES_PORT: String(port), SMTP_URL: 'smtp://127.0.0.1:1' },
      DATA_DIR: place.config.dataDir,
      DATABASE_URL: place.config.databaseUrl ?? '',
      SESSION_SECRET: TEST_SECRET,
    })
    after.push(() => {
      program.child.kill('SIGKILL')
      return program.ended
    })
    const servicesUrl = `http://127.0.0.1:${port}`
    await untilAnswered(`${servicesUrl}/readyz`, 200, program)
    const gateway = await startGateway({
      servicesUrl,
      environment: { SESSION_SECRET: TEST_SECRET, TRUSTED_PROXIES: '127.0.0.1' },
      isReady: false,
    })
    after.push(() => gateway.close())
    const log = pino({ level: 'silent' })
    const { db, close } = openDatabase(place.config, { log, sole: false })
    after.push(close)
    const { apiKeyToken: apiKey, id, storeId } = await site(db)
    const headers = {
      ...{ apiKey, site: `${id}`, store: `${storeId}` },
      [GATEWAY_KEY_HEADER]: gatewayKeyOf(TEST_SECRET),
    }
    const caller = createCaller(servicesUrl, headers)
    const world = await createWorld({ url: servicesUrl, db, clock, ...caller })
    const scarf = await addProduct({ db, clock }, { stock: 1_000 })
    return { servicesUrl, headers, gateway, world, scarf }
  }

  type Shop = Awaited<ReturnType<typeof openShop>>

  const cartOf = async ({ world, scarf }: Shop) =>
    await world.readyCart([[scarf, 1]], { paymentId: world.transfer })

  async function orderOf(shop: Shop) {
    const { world } = shop
    const { orderSlug } = await world.place(await cartOf(shop), URLS)
    const { documentPath, transfer } = await world.read(orderSlug)
    return { paper: documentPath, code: transfer?.hub3Path ?? '' }
  }

  /** Status and duration of a download through the gateway. */
  async function download({ gateway }: Shop, path: string, from: string) {
    const began = performance.now()
    const response = await fetch(gateway.url + path, { headers: { 'x-forwarded-for': from } })
    const bytes = (await response.arrayBuffer()).byteLength
    return { status: response.status, bytes, ms: performance.now() - began }
  }

  /** The 99th percentile of reading a cart, in milliseconds, while `act` runs. */
  async function cartsDuring<Answer>(
    { servicesUrl: url, headers }: Shop,
    session: Session,
    act: () => Promise<Answer>,
  ): Promise<{ readonly p99: number; readonly answer: Answer }> {
    const sampler = new Worker(new URL('../support/cart-sampler.ts', import.meta.url), {
      workerData: { url, headers, session, atLeast: SAMPLES },
      execArgv: [],
    })
    await once(sampler, 'message')
    const answer = await act().finally(() => sampler.postMessage('over'))
    const [p99] = await once(sampler, 'message')
    return { p99, answer }
  }

  test('delay neither the carts nor the papers of others', async () => {
    const shop = await openShop()
    const [crowded, other] = [await orderOf(shop), await orderOf(shop)]
    const { cartId, protectCode } = await cartOf(shop)
    const session = { cartId, protectCode }
    const idle = async () => {}
    await cartsDuring(shop, session, idle)
    const usual = (await cartsDuring(shop, session, idle)).p99

    const readers = async () => {
      const statuses = []
      for (let round = 0; round < ROUNDS; round += 1) {
        statuses.push((await download(shop, crowded.paper, '203.0.113.1')).status)
      }
      return statuses
    }
    const { p99: among, answer } = await cartsDuring(shop, session, () =>
      Promise.all([
        Promise.all(Array.from({ length: READERS }, readers)),
        download(shop, other.code, '203.0.113.77'),
        download(shop, other.paper, '203.0.113.77'),
      ]),
    )
    const [statusesOfReaders, code, paper] = answer
    const statuses = statusesOfReaders.flat()
    const count = (status: number) => statuses.filter((found) => found === status).length

    process.stdout.write(
      `papers (${engine}): getCart p99 ${Math.round(usual)} ms, ${Math.round(among)} among readers; HUB3 code ${Math.round(code.ms)} ms, another paper ${Math.round(paper.ms)} ms; readers got ${count(200)} papers, ${count(429) + count(503)} refusals\n`,
    )
    expect(count(200)).toBeGreaterThan(0)
    expect(count(200) + count(429) + count(503)).toBe(READERS * ROUNDS)
    expect([code.status, paper.status]).toEqual([200, 200])
    expect(code.ms).toBeLessThan(Math.max(CODE_MS, 100 * usual))
    expect(among).toBeLessThan(Math.max(3 * usual, PAUSE_MS))
  })
})
