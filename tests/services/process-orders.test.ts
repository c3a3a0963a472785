import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, expect } from 'vitest'
import { getBulkJob, listBulkRows, startBulk } from '#services/contract/bulk.ts'
import { GATEWAY_KEY_HEADER, gatewayKeyOf } from '#services/contract/gateway-key.ts'
import { createOrder } from '#services/contract/order-payments.ts'
import { site } from '#services/modules/settings/api.ts'
import { type Db, openDatabase } from '#services/platform/database.ts'
import { createCaller } from '#tests/support/caller.ts'
import { createFilledPlace, TEST_SECRET, type TestPlace } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { type Program, runProgram, untilAnswered, unusedPort } from '#tests/support/program.ts'
import { openStaffSession } from '#tests/support/services.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import { copiesOf } from './order-copies.ts'
import { requireWhole } from './order-invariants.ts'
import { createWorld, type Session, someplace } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const KILLS = Number(process.env['ORDER_KILLS'] ?? 1)
const CARTS = 6
const BULK = Number(process.env['BULK_ORDERS'] ?? 500)
/** On a busy machine: a start, six carts and their orders. */
const KILL_MS = 120_000
const PUBLIC_URL = 'https://shop.example'
const URLS = { successURL: `${PUBLIC_URL}/da`, failureURL: `${PUBLIC_URL}/ne` }

eachEngine('services that are killed while they take orders', (engine) => {
  const after: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const clean of after.splice(0).reverse()) await clean()
  })

  async function start(place: TestPlace): Promise<{ url: string; program: Program }> {
    const port = await unusedPort()
    const program = runProgram('services/server.ts', {
      SERVICES_PORT: String(port),
      DATA_DIR: place.config.dataDir,
      DATABASE_URL: place.config.databaseUrl ?? '',
      LOG_LEVEL: 'warn',
      MODE: 'production',
      PUBLIC_URL,
      SESSION_SECRET: TEST_SECRET,
      SMTP_URL: 'smtp://127.0.0.1:1',
      PAYMENT_SANDBOX: 'on',
    })
    after.push(() => {
      program.child.kill('SIGKILL')
      return program.ended
    })
    const url = `http://127.0.0.1:${port}`
    await untilAnswered(`${url}/readyz`, 200, program)
    return { url, program }
  }

  const countOf = async (db: Db, cartId: string): Promise<number> => {
    const { orders } = await db
      .selectFrom('customer_order')
      .select(({ fn }) => fn.countAll<number>().as('orders'))
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow()
    return Number(orders)
  }

  test(
    `at ${KILLS} moments have either the whole order or nothing of it`,
    async () => {
      const place = await createFilledPlace(engine, null)
      after.push(place.remove)
      let { url, program } = await start(place)
      const { db, close } = openDatabase(place.config, {
        log: pino({ level: 'silent' }),
        sole: false,
      })
      after.push(close)
      const clock = { now: () => new Date() }
      const worldOf = await shopOf(db)
      const world = await createWorld(worldOf(url))
      const products = [
        await addProduct({ db, clock }, { stock: 1_000 }),
        await addProduct({ db, clock }, { stock: 1_000 }),
      ]
      let ordered = 0

      for (let kill = 1; kill <= KILLS; kill += 1) {
        const shop = await createWorld(worldOf(url), world)
        const carts: Session[] = []
        for (let made = 0; made < CARTS; made += 1) {
          const [first = 0, second = 0] = made % 2 ? products : products.toReversed()
          carts.push(
            await shop.readyCart(
              [
                [first, 1],
                [second, 2],
              ],
              { paymentId: world.cash },
            ),
          )
        }

        const { send } = worldOf(url)
        const sent = carts.map(async ({ cartId, protectCode }) => {
          await send(createOrder, { cartId, protectCode, ...URLS }, someplace()).catch(() => null)
        })
        await pause(randomInt(0, 400))
        program.child.kill('SIGKILL')
        await Promise.all([...sent, program.ended])

        ;({ url, program } = await start(place))
        await requireWhole({ db })
        const again = worldOf(url)
        for (const { cartId, protectCode } of carts) {
          const before = await countOf(db, cartId)
          const input = { cartId, protectCode, ...URLS }
          const { orderSlug } = await again.call(createOrder, input, someplace())
          expect(before).toBeLessThanOrEqual(1)
          expect(orderSlug).not.toBe('')
          expect(await countOf(db, cartId)).toBe(1)
        }
        ordered += CARTS
      }

      await requireWhole({ db })
      const stock = await db
        .selectFrom('stock')
        .select('on_hand')
        .where('product_id', 'in', products)
        .execute()
      const left = stock.reduce((sum, { on_hand }) => sum + on_hand, 0)
      expect(left).toBe(2_000 - ordered * 3)
    },
    KILLS * KILL_MS,
  )

  test(`go on with moves of all ${BULK} orders that match: each is moved whole and once, or not at all`, async () => {
    const place = await createFilledPlace(engine, null)
    after.push(place.remove)
    let { url, program } = await start(place)
    const { db, close } = openDatabase(place.config, {
      log: pino({ level: 'silent' }),
      sole: false,
    })
    after.push(close)
    const shopAt = await shopOf(db)
    const shop = await createWorld(shopAt(url))
    const clock = { now: () => new Date() }
    const product = await addProduct({ db, clock }, { stock: 10 })
    const cart = await shop.readyCart([[product, 1]], { paymentId: shop.cash })
    const { number } = await shop.read((await shop.place(cart, URLS)).orderSlug)
    const numbers = [number, ...(await copiesOf(db, number, BULK - 1))]
    const accessToken = await openStaffSession({ db, clock }, ['orders.read', 'orders.move'])
    const given = (count: number) => ({
      ...{ move: 'SHIP' as const, matching: { query: 'isToSend=true', count } },
    })
    const early = await shopAt(url).send(startBulk, given(BULK - 1), { accessToken })
    expect(early.body).toMatchObject({ error: { code: 'ROWS_CHANGED', limit: BULK } })
    expect(await shippedOnce(db, numbers)).toBe(0)
    const { job } = await shopAt(url).call(startBulk, given(BULK), { accessToken })

    const progress = async () => {
      const { moved } = (await shopAt(url).call(getBulkJob, { id: job.id }, { accessToken })).job
      return moved
    }
    await expect.poll(progress, { interval: 25 }).toBeGreaterThan(200)
    program.child.kill('SIGKILL')
    await program.ended
    const found = await shippedOnce(db, numbers)
    expect(found).toBe(await movedOf(db, job.id))
    expect(found).toBeLessThan(BULK)
    ;({ url } = await start(place))
    await expect.poll(progress, { interval: 50 }).toBe(BULK)

    expect(await shippedOnce(db, numbers)).toBe(BULK)
    const page = { id: job.id, page: BULK / 100 }
    const { rows } = await shopAt(url).call(listBulkRows, page, { accessToken })
    expect(rows).toEqual(
      numbers.slice(-100).map((one) => ({ number: one, result: 'MOVED', reason: null })),
    )
    await requireWhole({ db })
  })
})

/** A shop of this database at an address; identity and key as the gateway sends them. */
async function shopOf(db: Db) {
  const identity = await site(db)
  const clock = { now: () => new Date() }
  return (at: string) => {
    const headers = {
      apiKey: identity.apiKeyToken,
      site: `${identity.id}`,
      store: `${identity.storeId}`,
      [GATEWAY_KEY_HEADER]: gatewayKeyOf(TEST_SECRET),
    }
    return { url: at, db, clock, ...createCaller(at, headers) }
  }
}

async function movedOf(db: Db, jobId: string): Promise<number> {
  const { rows } = await db
    .selectFrom('bulk_row')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('job_id', '=', Number(jobId))
    .where('result', '=', 'MOVED')
    .executeTakeFirstOrThrow()
  return Number(rows)
}

/** How many are shipped; each has one event and one record of it, the others none. */
async function shippedOnce(db: Db, numbers: readonly string[]): Promise<number> {
  const orders = await db
    .selectFrom('customer_order as o')
    .leftJoin('order_event as e', (join) =>
      join.onRef('e.order_id', '=', 'o.id').on('e.event', '=', 'shipped'),
    )
    .select(['o.number', 'o.state', 'e.id as event'])
    .where('o.number', 'in', numbers)
    .execute()
  expect(orders).toHaveLength(numbers.length)
  for (const { state, event } of orders) expect(state === 'shipped').toBe(event !== null)
  const moved = orders.filter(({ event }) => event !== null)
  const records = await db
    .selectFrom('edit')
    .select('entity_id')
    .where('path', '=', 'move.ship')
    .execute()
  const names = records.map((record) => record.entity_id)
  expect(names.toSorted()).toEqual(moved.map(({ number }) => number).toSorted())
  return moved.length
}
