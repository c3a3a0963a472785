import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveOrder } from '#services/contract/order-moves.ts'
import { getSales } from '#services/contract/order-sales.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createWorld, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

eachEngine('sales by day', (engine) => {
  let services: TestServices
  let world: World
  let staff: Record<string, string>
  let scarf: number

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    scarf = await addProduct(services, { name: 'Šal', stock: 100, retailPriceCents: 2_000 })
    staff = await services.as('orders.read', 'orders.move', 'orders.refund')
  })
  afterAll(async () => await services.close())

  async function sell(pieces: number): Promise<string> {
    const email = `prodaja-${engine}-${pieces}@posta.example`
    const cart = await world.readyCart([[scarf, pieces]], { paymentId: world.transfer, email })
    const { orderSlug } = await world.place(cart)
    return (await world.read(orderSlug)).number
  }

  const move = (number: string, given: { move: 'pay' | 'cancel' | 'refund'; amount?: number }) =>
    services.call(moveOrder, { number, ...given }, { ...staff, 'idempotency-key': randomUUID() })

  test('count paid orders and what is left of them on the day in Zagreb, and each day once', async () => {
    const placedAt = async (number: string, placed_at: string) =>
      await services.db
        .updateTable('customer_order')
        .set({ placed_at })
        .where('number', '=', number)
        .execute()
    const today = services.clock.now().toISOString().slice(0, 10)
    const [first, second, waiting, cancelled] = [
      await sell(1),
      await sell(2),
      await sell(3),
      await sell(4),
    ]
    for (const number of [first, second, cancelled]) await move(number, { move: 'pay' })
    await move(cancelled, { move: 'cancel' })
    const firstTotal = await totalOf(first)
    const secondTotal = await totalOf(second)
    await move(second, { move: 'refund', amount: 5 })
    // Half an hour before midnight in UTC is the next day in Zagreb.
    const dayBefore = new Date(Date.parse(`${today}T12:00:00Z`) - 86_400_000)
    await placedAt(second, `${dayBefore.toISOString().slice(0, 10)}T23:30:00.000Z`)
    for (const number of [first, waiting, cancelled]) {
      await placedAt(number, `${dayBefore.toISOString().slice(0, 10)}T12:00:00.000Z`)
    }

    const { days } = await services.call(getSales, { days: 7 }, staff)
    expect(new Set(days.map(({ day }) => day)).size).toBe(7)
    expect(days.slice(-2)).toEqual([
      { day: dayBefore.toISOString().slice(0, 10), orders: 1, revenue: eur(firstTotal) },
      { day: today, orders: 1, revenue: eur(secondTotal - 500) },
    ])
    expect(days.slice(0, -2).every(({ orders }) => orders === 0)).toBe(true)
    await expect(
      services.call(getSales, { days: 7 }, await services.as('people.read')),
    ).rejects.toThrow(/403/)
  })

  async function totalOf(number: string): Promise<number> {
    const row = await services.db
      .selectFrom('customer_order')
      .select('total_cents')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    return Number(row.total_cents)
  }
})

const eur = (cents: number) => ({ amount: (cents / 100).toFixed(2), currency: 'EUR' })
