import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, expect } from 'vitest'
import { GATEWAY_KEY_HEADER, gatewayKeyOf } from '#services/contract/gateway-key.ts'
import { createOrder } from '#services/contract/order-payments.ts'
import { site } from '#services/modules/settings/api.ts'
import { type Db, openDatabase } from '#services/platform/database.ts'
import { createCaller } from '#tests/support/caller.ts'
import { createFilledPlace, TEST_SECRET, type TestPlace } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { type Program, runProgram, untilAnswered, unusedPort } from '#tests/support/program.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import { requireWhole } from './order-invariants.ts'
import { createWorld, type Session, someplace } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const KILLS = Number(process.env['ORDER_KILLS'] ?? 1)
const CARTS = 6
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
      const identity = await site(db)
      const clock = { now: () => new Date() }
      const worldOf = (at: string) => {
        const headers = {
          apiKey: identity.apiKeyToken,
          site: `${identity.id}`,
          store: `${identity.storeId}`,
          [GATEWAY_KEY_HEADER]: gatewayKeyOf(TEST_SECRET),
        }
        return { url: at, db, clock, ...createCaller(at, headers) }
      }
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
})
