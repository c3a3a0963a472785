import { nextNumber } from '#services/modules/order/store.ts'
import type { Trx } from '#services/platform/database.ts'
import { zagrebDay } from '#services/platform/moment.ts'

/** A number such as 2026-000123, without gaps in each year of the shop's own time zone. */
export async function newOrderNumber(trx: Trx, now: Date): Promise<string> {
  const year = Number(zagrebDay(now).slice(0, 4))
  return `${year}-${String(await nextNumber(trx, year)).padStart(6, '0')}`
}
