import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#services/contract/call.ts'
import { withdrawOrder } from '#services/contract/order-calls.ts'
import { listOrderDeliveries, listOrders, type OrderRow } from '#services/contract/order-list.ts'
import { correctOrder, moveOrder } from '#services/contract/order-moves.ts'
import { ORDER_LIST } from '#services/contract/rules/lists/orders.ts'
import { setDeliveryMethodActive } from '#services/modules/delivery/api.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import { costlySteps, plansOf } from '#tests/support/query-plans.ts'
import {
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { addCopies, insertOrderRows } from '#tools/bench/order-rows.ts'
import { createWorld, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

type Query = CallInput<typeof listOrders>

const TABLES = ['customer_order', 'order_word', 'order_line']

eachEngine('the list of orders', (engine) => {
  let services: TestServices
  let world: World
  let staff: Record<string, string>

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    staff = await services.as(...SHOP_RIGHTS)
  })
  afterAll(async () => await services?.close())

  const page = async (query: Query) => await services.call(listOrders, query, staff)
  const numbers = ({ items }: { readonly items: readonly OrderRow[] }) =>
    items.map(({ number }) => number)
  const found = async (query: Query) => numbers(await page(query))

  describe('of a few orders', () => {
    const orders: Record<string, { readonly number: string; readonly orderSlug: string }> = {}
    const numberOf = (name: string) => orders[name]?.number ?? ''

    beforeAll(async () => {
      const goods = { stock: 1_000, retailPriceCents: 2_000 }
      const scarf = await addProduct(services, { name: 'Šal', sku: 'SAL', ...goods })
      const file = await addProduct(services, {
        ...{ name: 'Knjiga', sku: 'KNJIGA', ...goods, format: 'EProduct' as const },
      })
      const place = async (name: string, id: number, more: object) => {
        const { orderSlug } = await world.place(
          await world.readyCart([[id, 2]], { email: `${name}@posta.example`, ...more }),
        )
        const { number } = await world.read(orderSlug)
        orders[name] = { number, orderSlug }
        services.clock.advance(60_000)
      }
      const move = async (name: string, given: object) => {
        const number = numberOf(name)
        await services.call(moveOrder, { number, ...given } as CallInput<typeof moveOrder>, staff)
      }
      await place('ceka', scarf, { paymentId: world.transfer })
      await place('placena', scarf, { paymentId: world.transfer })
      await place('na-vratima', scarf, { paymentId: world.cash })
      await place('e-knjiga', file, { paymentId: world.transfer, deliveryId: null })
      await place('poslana', scarf, { paymentId: world.cash })
      await place('povrat', scarf, { paymentId: world.transfer })
      await place('otkazana', scarf, { paymentId: world.transfer })
      for (const name of ['placena', 'e-knjiga', 'povrat']) await move(name, { move: 'pay' })
      for (const name of ['poslana', 'povrat']) await move(name, { move: 'ship' })
      await move('povrat', { move: 'deliver' })
      await move('otkazana', { move: 'cancel' })
      const { orderSlug = '' } = orders['povrat'] ?? {}
      await services.call(withdrawOrder, {
        ...{ orderSlug, key: orderKey(orderSlug, TEST_SECRET), name: 'Ana Anić' },
        email: 'povrat@posta.example',
      })
    })

    test('has a row for each, newest first, with what staff look for', async () => {
      const { items, total, startCursor, endCursor } = await page({})
      expect(items).toHaveLength(7)
      expect([total, startCursor, endCursor]).toEqual([{ count: 7, isMore: false }, null, null])
      const placed = items.map(({ placedAt }) => placedAt)
      expect(placed).toEqual(placed.toSorted().reverse())
      expect(items.find(({ number }) => number === numberOf('povrat'))).toEqual({
        ...{ id: numberOf('povrat'), number: numberOf('povrat'), placedAt: expect.any(String) },
        ...{ buyer: 'Ana Anić', email: 'povrat@posta.example' },
        ...{ state: 'DELIVERED', paymentState: 'TO_REFUND', paymentMethod: 'Plaćanje transfer' },
        deliveryMethod: 'Dostava',
        total: { amount: '44.50', currency: 'EUR' },
        refundDue: { amount: '44.50', currency: 'EUR' },
      })
      const file = items.find(({ number }) => number === numberOf('e-knjiga'))
      expect([file?.deliveryMethod, file?.refundDue]).toEqual([null, null])
    })

    test.each<[string, Query['filter'], readonly string[]]>([
      [
        'goods to be sent: paid, or to be paid at the door',
        { isToSend: true },
        ['placena', 'na-vratima'],
      ],
      [
        'no goods to be sent',
        { isToSend: false },
        ['ceka', 'e-knjiga', 'poslana', 'povrat', 'otkazana'],
      ],
      ['a withdrawal whose money is due', { isWithdrawn: true }, ['povrat']],
      ['one state', { state: ['SHIPPED'] }, ['poslana']],
      ['several states', { state: ['SHIPPED', 'CANCELLED'] }, ['poslana', 'otkazana']],
      ['a payment', { paymentState: ['TO_REFUND'] }, ['povrat']],
      [
        'a state and a payment',
        { state: ['CONFIRMED'], paymentState: ['PAID'] },
        ['placena', 'e-knjiga'],
      ],
      [
        'no filter that is null',
        { state: null, placed: { from: null }, isToSend: true },
        ['placena', 'na-vratima'],
      ],
    ])('finds %s', async (_what, filter, names) => {
      const { items, total } = await page({ filter, sort: 'NUMBER_ASC' })
      expect(numbers({ items })).toEqual(names.map(numberOf))
      expect(total).toEqual({ count: names.length, isMore: false })
    })

    test('finds a way of delivery, and days of Zagreb with both ends', async () => {
      const by = (id: number) => ({ filter: { deliveryMethod: [`${id}`] } })
      expect(await found(by(world.courier))).toHaveLength(6)
      expect(await found(by(world.pickUp))).toEqual([])
      const today = { from: '2026-03-02', to: '2026-03-02' }
      expect(await found({ filter: { placed: today } })).toHaveLength(7)
      expect(await found({ filter: { placed: { to: '2026-03-01' } } })).toEqual([])
      expect(await found({ filter: { placed: { from: '2026-03-03' } } })).toEqual([])
    })

    test('finds named orders, at most a hundred', async () => {
      const named = ['placena', 'povrat'].map(numberOf)
      expect(await found({ filter: { number: named, isToSend: true } })).toEqual(named.slice(0, 1))
      const many = Array.from({ length: 101 }, (_, nth) => `2026-${100_000 + nth}`)
      for (const number of [many, ['1 or 1']]) {
        const { status } = await services.send(listOrders, { filter: { number } }, staff)
        expect(status).toBe(400)
      }
    })

    test('names the ways of delivery to choose from, also former ones that orders still have', async () => {
      const { deliveries } = await services.call(listOrderDeliveries, {}, staff)
      expect(deliveries).toEqual([
        { id: `${world.courier}`, name: 'Dostava', isOffered: true },
        { id: `${world.pickUp}`, name: 'Preuzimanje', isOffered: true },
      ])
      const offer = async (isOffered: boolean) =>
        await services.db.transaction().execute(async (trx) => {
          await setDeliveryMethodActive(trx, world.courier, isOffered)
          await setDeliveryMethodActive(trx, world.pickUp, isOffered)
        })
      await offer(false)
      const { deliveries: former } = await services.call(listOrderDeliveries, {}, staff)
      await offer(true)
      expect(former).toEqual([{ id: `${world.courier}`, name: 'Dostava', isOffered: false }])
    })

    test('is searched by beginnings of number, e-mail and names, in any case, with or without marks', async () => {
      const number = numberOf('placena')
      for (const search of [number, number.slice(5), 'PLACENA@posta.ex', 'plac']) {
        expect([search, await found({ search })]).toEqual([search, [number]])
      }
      expect(await found({ search: 'anic placena' })).toEqual([number])
      expect(await found({ search: 'ANIĆ' })).toHaveLength(7)
      expect(await found({ search: 'vratima' })).toEqual([numberOf('na-vratima')])
      for (const nothing of ['nitko', 'anic nitko', '%', '_', '\u{10ffff}']) {
        expect([nothing, await found({ search: nothing })]).toEqual([nothing, []])
      }
      expect(await found({ search: ' \0 ' })).toHaveLength(7)
    })

    test('is searched by a corrected name, and no longer by the former one', async () => {
      const [path, value] = ['shippingAddress.lastName', 'Žužić']
      await services.call(
        correctOrder,
        {
          ...{ number: numberOf('placena'), sitting: 'ispravak-1' },
          changes: [{ path, base: 'Anić', value }],
        },
        staff,
      )
      expect(await found({ search: 'zuzic' })).toEqual([numberOf('placena')])
    })

    test('refuses what it does not know', async () => {
      const wrong: readonly [object, string][] = [
        [{ sort: 'EMAIL_ASC' }, 'sort'],
        [{ limit: 10 }, 'limit'],
        [{ filter: { state: ['LOST'] } }, 'filter.state.0'],
        [{ filter: { placed: { from: '2026-02-30' } } }, 'filter.placed.from'],
        [{ after: 'bm9uZQ' }, 'after'],
        [{ before: Buffer.from('["TOTAL_DESC",1,1]').toString('base64url') }, 'before'],
        [
          { sort: 'TOTAL_DESC', after: Buffer.from('["TOTAL_DESC","a",1]').toString('base64url') },
          'after',
        ],
      ]
      for (const [input, field] of wrong) {
        expect(await world.refused(listOrders, input, staff)).toMatchObject({ status: 400, field })
      }
    })
  })

  describe('of many orders', () => {
    beforeAll(async () => {
      await insertOrderRows(services.db, { count: 900, until: new Date('2026-02-01T00:00:00Z') })
    })

    test.each(['PLACED_AT_DESC', 'TOTAL_ASC', 'NUMBER_DESC'] as const)(
      'is read by %s forward and backward, each row once',
      async (sort) => {
        const query = { sort, filter: { state: ['CANCELLED' as const] }, limit: 25 as const }
        const forward: (readonly string[])[] = []
        let last = await page(query)
        forward.push(numbers(last))
        while (last.endCursor) {
          last = await page({ ...query, after: last.endCursor })
          forward.push(numbers(last))
        }
        const all = forward.flat()
        expect(new Set(all).size).toBe(all.length)
        expect(all).toHaveLength(last.total.count)

        const backward = [numbers(last)]
        while (last.startCursor) {
          last = await page({ ...query, before: last.startCursor })
          backward.unshift(numbers(last))
        }
        // Pages before another one are full, so the first two overlap.
        expect(new Set(backward.flat())).toEqual(new Set(all))
        expect(backward[0]).toEqual(forward[0])
      },
    )

    test('no view of the product, no search and no sort reads or sorts the whole table', async () => {
      const sorts: Query[] = (['NUMBER_ASC', 'TOTAL_DESC', 'PLACED_AT_ASC'] as const).map(
        (sort) => ({ sort }),
      )
      const queries: Query[] = [...Object.values(ORDER_LIST.views), ...sorts]
      const from = (await page({ limit: 25 })).endCursor
      queries.push({ after: from }, { before: from }, { search: '202' })
      queries.push({ filter: { placed: { from: '2026-01-01' } } })
      queries.push({ filter: { deliveryMethod: ['1'] } })
      for (const query of queries) {
        const plan = await plansOf({ db: services.db, engine, tables: TABLES }, async () => {
          await page(query)
        })
        expect(plan.length).toBeGreaterThan(1)
        // Rows that are found by their words are sorted then.
        const steps = costlySteps(plan).filter((step) => !(query.search && /ORDER BY/.test(step)))
        expect([query, steps]).toEqual([query, []])
      }
    })

    test('is counted to ten thousand and no further, also by a word that all have', async () => {
      await addCopies(services.db, { count: 10_001, word: 'uzivo' })
      const all = { count: 10_000, isMore: true }
      expect((await page({})).total).toEqual(all)
      const { items, total } = await page({ search: 'uziv', limit: 25 })
      expect([items.length, total]).toEqual([25, all])
      const one = await page({ search: 'uziv kovacic' })
      expect([one.total.isMore, one.items]).toEqual([false, []])
    })
  })
})
