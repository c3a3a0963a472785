import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCart } from '#services/contract/cart.ts'
import { createOrder } from '#services/contract/order-payments.ts'
import { testDatabaseUrl } from '#tests/support/own-database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { createWorld, type Session, someplace, URLS, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

/** More than the pool has connections. */
const BUYERS = Number(process.env['QUEUE_BUYERS'] ?? 12)
const READERS = 3

/** SQLite has one connection and a queue of its own. */
describe.skipIf(!testDatabaseUrl())('orders of one product at once (PostgreSQL)', () => {
  let services: TestServices
  let world: World
  let ball: number

  beforeAll(async () => {
    services = await startServices({ engine: 'postgres' })
    world = await createWorld(services)
    ball = await addProduct(services, { name: 'Lopta', stock: 10_000 })
  })
  afterAll(() => services.close())

  const place = async ({ cartId, protectCode }: Session) => {
    const input = { cartId, protectCode, ...URLS }
    const began = performance.now()
    const { status } = await services.send(createOrder, input, someplace())
    return { status, ms: Math.round(performance.now() - began) }
  }

  test(`${BUYERS} wait without a connection each, so that others are served, and all get through [PO-17~]`, async () => {
    const carts: Session[] = []
    for (let made = 0; made < BUYERS; made += 1) {
      carts.push(await world.readyCart([[ball, 1]], { paymentId: world.cash }))
    }
    const holder = new pg.Client({ connectionString: services.config.databaseUrl ?? '' })
    await holder.connect()
    const waiting = async () => {
      const { rows } = await holder.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      return rows.length
    }
    await holder.query('begin')
    await holder.query('update stock set on_hand = on_hand where product_id = $1', [ball])
    const orders = Promise.all(carts.map(place))
    await expect.poll(waiting).toBeGreaterThan(0)
    const reads = await Promise.all(
      carts.slice(0, READERS).map(async ({ cartId, protectCode }) => {
        return (await services.send(getCart, { cartId, protectCode }, someplace())).status
      }),
    )
    const connections = await waiting()
    await holder.query('commit')
    await holder.end()
    const answers = await orders

    const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other)
    const refused = answers.filter(({ status }) => status !== 200).length
    process.stdout.write(
      `${BUYERS} orders of one product: ${refused} refused, ${connections} waited with a connection, ` +
        `${times[0]} to ${times.at(-1)} ms\n`,
    )
    expect(reads).toEqual(Array(READERS).fill(200))
    expect(connections).toBe(1)
    expect(refused).toBe(0)
  })
})
