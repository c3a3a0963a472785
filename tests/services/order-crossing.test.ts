import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '#services/contract/call.ts'
import { addItem, clearCart, getNewCartSession } from '#services/contract/cart.ts'
import { cancelOrder } from '#services/contract/order-calls.ts'
import { createOrder } from '#services/contract/order-payments.ts'
import { type Customer, createCustomer } from '#tests/support/customers.ts'
import { testDatabaseUrl } from '#tests/support/own-database.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { requireWhole } from './order-invariants.ts'
import { createWorld, type Session, someplace, URLS, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const CLIENTS = 16
/** Each client sends one request in a round; 25 rounds are 400 of them. */
const ROUNDS = Number(process.env['CROSSING_ROUNDS'] ?? 2)
const ROUND_MS = 60_000

type Client = { readonly customer: Customer; readonly place: Record<string, string> }

eachEngine('carts and orders of the same products', (engine) => {
  let services: TestServices
  let world: World
  let products: readonly number[]
  let clients: readonly Client[]
  const refused: string[] = []

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    products = [
      await addProduct(services, { name: 'Prvi', stock: 50_000 }),
      await addProduct(services, { name: 'Drugi', stock: 50_000 }),
      await addProduct(services, { name: 'Treći', stock: 50_000 }),
    ]
    const people: Client[] = []
    for (let made = 0; made < CLIENTS; made += 1) {
      people.push({ customer: await createCustomer(services), place: someplace() })
    }
    clients = people
  })
  afterAll(async () => {
    await requireWhole(services)
    await services.close()
  })

  const send = async (call: Call, input: object, headers: Record<string, string>) => {
    const answer = await services.send(call, input, headers)
    if (answer.status !== 200) refused.push(`${call.path} ${answer.status}`)
    return answer.body
  }
  const add = async (session: Session, productId: number, headers: Record<string, string>) =>
    await send(addItem, { ...session, productId, qty: 1, reservation: true }, headers)

  /** Two of the three products, so that any two clients meet in either order. */
  const twoFor = (turn: number): readonly [number, number] => {
    const [one = 0, other = 0] = products.filter((_, at) => at !== turn % products.length)
    return turn % 2 ? [one, other] : [other, one]
  }

  const reserve = async ({ place }: Client, turn: number) => {
    const session = await services.call(getNewCartSession, {}, place)
    for (const productId of twoFor(turn)) await add(session, productId, place)
    if (turn % 4 === 0) await send(clearCart, session, place)
  }

  const order = async ({ place }: Client, turn: number) => {
    const lines = twoFor(turn).map((productId) => [productId, 1] as const)
    const { cartId, protectCode } = await world.readyCart(lines, {
      paymentId: turn % 4 < 2 ? world.card : world.cash,
    })
    await send(createOrder, { cartId, protectCode, ...URLS }, place)
  }

  const cancelBesideAddition = async ({ customer, place }: Client, turn: number) => {
    const headers = { ...customer.headers, ...place }
    const lines = twoFor(turn).map((productId) => [productId, 1] as const)
    const { cartId, protectCode } = await world.readyCart(lines, { headers })
    const placed = await services.call(createOrder, { cartId, protectCode, ...URLS }, headers)
    const open = await services.call(getNewCartSession, {}, headers)
    const [first, second] = twoFor(turn + 1)
    await add(open, first, headers)
    await Promise.all([
      send(cancelOrder, { orderSlug: placed.orderSlug }, headers),
      add(open, second, headers),
    ])
    await send(clearCart, open, headers)
  }

  const STEPS = [reserve, order, cancelBesideAddition, reserve]

  test(
    `${ROUNDS * CLIENTS} crosswise reservations, additions, cancellations and orders by ${CLIENTS} clients all get through [PO-17~]`,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const turns = clients.map((client, index) => {
          const step = STEPS[(round + index) % STEPS.length] ?? reserve
          return step(client, round + index)
        })
        await Promise.all(turns)
      }
      const deadlocks = await deadlocksOf(services.config.databaseUrl)
      process.stdout.write(
        `crossing (${engine}): ${ROUNDS} rounds of ${CLIENTS}, ${refused.length} refused, ${deadlocks} deadlocks\n`,
      )
      expect(refused).toEqual([])
      expect(deadlocks).toBe(0)
    },
    ROUNDS * ROUND_MS,
  )
})

/** Connections report what they counted when they end, so all of them are ended first. */
async function deadlocksOf(databaseUrl: string | null): Promise<number> {
  if (databaseUrl === null) return 0
  const name = new URL(databaseUrl).pathname.slice(1)
  const client = new pg.Client({ connectionString: testDatabaseUrl() })
  await client.connect()
  try {
    await client.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1',
      [name],
    )
    const { rows } = await client.query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = $1',
      [name],
    )
    return Number(rows[0]?.deadlocks)
  } finally {
    await client.end()
  }
}
