import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { getCart } from '#services/contract/cart.ts'
import { GATEWAY_KEY_HEADER, gatewayKeyOf } from '#services/contract/gateway-key.ts'
import { createOrder } from '#services/contract/order-payments.ts'
import { site } from '#services/modules/settings/api.ts'
import { openDatabase } from '#services/platform/database.ts'
import { createCaller } from '#tests/support/caller.ts'
import { createFilledPlace, TEST_SECRET } from '#tests/support/database.ts'
import { testDatabaseUrl } from '#tests/support/own-database.ts'
import { runProgram, untilAnswered, unusedPort } from '#tests/support/program.ts'
import { startRelay } from '#tests/support/relay.ts'
import { requireWhole } from './order-invariants.ts'
import { createWorld, type Session, someplace } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

/** Ten seconds before a release. */
const AWAY_MS = Number(process.env['DATABASE_AWAY_MS'] ?? 2_000)
const BACK_MS = 15_000
const CARTS = 12
const URLS = { successURL: 'https://shop.example/da', failureURL: 'https://shop.example/ne' }

const after: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of after.splice(0).reverse()) await clean()
})

describe.skipIf(!testDatabaseUrl())('a database that is killed while orders come', () => {
  test('is answered with 503 until it is back, ends no program and leaves nothing in half [case 6]', async () => {
    const place = await createFilledPlace('postgres', null)
    after.push(place.remove)
    const { db, close } = openDatabase(place.config, {
      log: pino({ level: 'silent' }),
      sole: false,
    })
    after.push(close)
    const address = new URL(place.config.databaseUrl ?? '')
    const relay = await startRelay({ host: address.hostname, port: Number(address.port || 5432) })
    after.push(relay.cut)
    address.host = `127.0.0.1:${relay.port}`

    const port = await unusedPort()
    const url = `http://127.0.0.1:${port}`
    const program = runProgram('services/server.ts', {
      SERVICES_PORT: String(port),
      DATA_DIR: place.config.dataDir,
      DATABASE_URL: address.href,
      LOG_LEVEL: 'warn',
      MODE: 'production',
      PUBLIC_URL: 'https://shop.example',
      SESSION_SECRET: TEST_SECRET,
      SMTP_URL: 'smtp://127.0.0.1:1',
      PAYMENT_SANDBOX: 'on',
    })
    after.push(() => {
      program.child.kill('SIGKILL')
      return program.ended
    })
    await untilAnswered(`${url}/readyz`, 200, program)

    const identity = await site(db)
    const clock = { now: () => new Date() }
    const caller = createCaller(url, {
      apiKey: identity.apiKeyToken,
      site: `${identity.id}`,
      store: `${identity.storeId}`,
      [GATEWAY_KEY_HEADER]: gatewayKeyOf(TEST_SECRET),
    })
    const world = await createWorld({ url, db, clock, ...caller })
    const scarf = await addProduct({ db, clock }, { stock: 1_000 })
    const carts: Session[] = []
    while (carts.length < CARTS) {
      carts.push(await world.readyCart([[scarf, 1]], { paymentId: world.cash }))
    }
    const order = async ({ cartId, protectCode }: Session) =>
      await caller.send(createOrder, { cartId, protectCode, ...URLS }, someplace())

    const answers = carts.map(order)
    await pause(50)
    await relay.cut()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    const other = statuses.filter((status) => status !== 200 && status !== 503)
    expect(other, program.output()).toEqual([])

    const [cart] = carts as [Session]
    const goneUntil = Date.now() + AWAY_MS
    while (Date.now() < goneUntil) {
      const { status, body } = await caller.send(getCart, cart, someplace())
      expect([status, failure.parse(body).error.code]).toEqual([503, 'DATABASE_UNAVAILABLE'])
    }
    await relay.restore()
    const backAt = Date.now()
    await expect
      .poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: BACK_MS })
      .toBe(200)
    for (const one of carts) {
      await expect.poll(async () => (await order(one)).status, { timeout: BACK_MS }).toBe(200)
    }
    process.stdout.write(`orders again ${Date.now() - backAt} ms after the database is back\n`)
    expect(program.child.exitCode).toBeNull()
    await requireWhole({ db })
    const { orders } = await db
      .selectFrom('customer_order')
      .select(({ fn }) => fn.countAll<number>().as('orders'))
      .executeTakeFirstOrThrow()
    expect(Number(orders)).toBe(CARTS)
  })
})
