import type { StoredLine, StoredOrder } from '#services/modules/order/order.ts'
import { dayAfterInZagreb, zagrebDay } from '#services/platform/moment.ts'

const DAYS = 14
const DAY_MS = 24 * 60 * 60_000

/** The moment at which the right to withdraw ends; null before the delivery. */
export function withdrawalEnds({ deliveredAt }: StoredOrder): string | null {
  if (deliveredAt === null) return null
  return withdrawalDaysAfter(deliveredAt)
}

/** The end of the last day of a period that begins at this moment. */
export function withdrawalDaysAfter(moment: string): string {
  // Counted from noon, because two days of the year do not have 24 hours.
  const noon = Date.parse(`${zagrebDay(new Date(moment))}T12:00:00.000Z`)
  return dayAfterInZagreb(new Date(noon + DAYS * DAY_MS).toISOString())
}

/** The last day of the right, for display: the last moment before it ends. */
export function withdrawalUntil(order: StoredOrder): string | null {
  const ends = withdrawalEnds(order)
  return ends && new Date(Date.parse(ends) - 1_000).toISOString()
}

/** By law, digital content waits until the right to withdraw ends, unless the buyer consents. */
export function contentFrom({ placedAt, isDigitalAtOnce }: StoredOrder): string {
  return isDigitalAtOnce ? placedAt : withdrawalDaysAfter(placedAt)
}

export function canWithdraw(
  order: StoredOrder & { readonly lines: readonly StoredLine[] },
  now: string,
): boolean {
  const { state, paymentState } = order
  // An unpaid order that was not sent is cancelled instead.
  const isBound = state === 'shipped' || state === 'delivered' || paymentState !== 'unpaid'
  const ends = withdrawalEnds(order)
  const isOver = state === 'cancelled' || (ends !== null && ends <= now)
  return isBound && !isOver && withdrawable(order.lines).length > 0
}

export function withdrawable(lines: readonly StoredLine[]): readonly StoredLine[] {
  return lines.filter((line) => !line.noWithdrawal && remaining(line) > 0)
}

/** Pieces that were not withdrawn from. */
export function remaining({ quantity, withdrawnQuantity }: StoredLine): number {
  return quantity - withdrawnQuantity
}
