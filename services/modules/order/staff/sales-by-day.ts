import { sql } from 'kysely'
import type { CallOutput } from '#services/contract/call.ts'
import type { getSales } from '#services/contract/order-sales.ts'
import { currencies } from '#services/modules/settings/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import { dayAfterInZagreb, zagrebDay } from '#services/platform/moment.ts'

type Sales = CallOutput<typeof getSales>['days']

const DAY_MS = 86_400_000
/** Characters of a moment up to its hour: Zagreb's offset from UTC is always whole hours. */
const UP_TO_HOUR = 13

/** Orders that await payment or were cancelled have brought nothing. */
export async function salesByDay(db: Db, clock: Clock, count: number): Promise<Sales> {
  const days = lastDays(clock.now(), count)
  const { allowedCurrencies, mainCurrencyId } = await currencies(db)
  const currency = allowedCurrencies.find(({ id }) => id === mainCurrencyId)?.code ?? 'EUR'
  const from = dayAfterInZagreb(`${dayBefore(days[0] ?? '')}T12:00:00.000Z`)
  const hour = sql<string>`substr(placed_at, 1, ${sql.lit(UP_TO_HOUR)})`
  const hours = await db
    .selectFrom('customer_order')
    .select(({ fn }) => [
      hour.as('hour'),
      fn.countAll<number>().as('orders'),
      sql<number>`sum(total_cents - refund_cents)`.as('cents'),
    ])
    .where('placed_at', '>=', from)
    .where('state', 'not in', ['awaitingPayment', 'cancelled'])
    .where('currency', '=', currency)
    .groupBy(hour)
    .execute()
  const byDay = Map.groupBy(hours, (one) => zagrebDay(new Date(`${one.hour}:00:00.000Z`)))
  return days.map((day) => {
    const own = byDay.get(day) ?? []
    const cents = own.reduce((sum, one) => sum + Number(one.cents), 0)
    return {
      day,
      orders: own.reduce((sum, one) => sum + Number(one.orders), 0),
      revenue: { amount: (cents / 100).toFixed(2), currency },
    }
  })
}

function lastDays(now: Date, count: number): readonly string[] {
  const noon = Date.parse(`${zagrebDay(now)}T12:00:00.000Z`)
  return Array.from({ length: count }, (_, index) =>
    new Date(noon - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00.000Z`) - DAY_MS).toISOString().slice(0, 10)
}
