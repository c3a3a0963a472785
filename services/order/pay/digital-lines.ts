import { filesOfLines } from '#services/order/files.ts'
import type { StoredLine, StoredOrder } from '#services/order/order.ts'
import { withdrawalDaysAfter } from '#services/order/withdrawal-rule.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { type SellableProduct, sellableProducts, startsOfEvents } from '#services/product/api.ts'
import { getSetting } from '#services/settings/api.ts'

const DAY_MS = 24 * 60 * 60_000

/** True for a digital product in a ticket category (setting `checkout/ticketCategories`). */
function isTicket(
  { format, categoryIds }: Pick<SellableProduct, 'format' | 'categoryIds'>,
  ticketCategories: readonly number[],
): boolean {
  return format === 'EProduct' && ticketCategories.some((id) => categoryIds.has(id))
}

/** A digital line, which may get files later, and the moment from which the buyer gets them. */
export type DigitalLine = {
  readonly line: StoredLine
  readonly hasCodes: boolean
  readonly hasFiles: boolean
  readonly from: string
}

export async function digitalLines(
  trx: Trx,
  clock: Clock,
  order: StoredOrder & { readonly lines: readonly StoredLine[] },
): Promise<readonly DigitalLine[]> {
  const value = await getSetting(trx, 'checkout', 'ticketCategories')
  const ticketCategories = value === null ? [] : value.split(',').map(Number)
  const ids = order.lines.flatMap(({ productId }) => productId ?? [])
  const reader = { db: trx, language: order.language, now: clock.now().toISOString() }
  const [products, starts, files] = await Promise.all([
    sellableProducts(reader, ids),
    startsOfEvents(trx, ids),
    filesOfLines(trx, order.lines),
  ])
  return order.lines.flatMap((line) => {
    const product = line.productId === null ? null : products.get(line.productId)
    const hasCodes =
      product !== undefined && product !== null && isTicket(product, ticketCategories)
    if (!hasCodes && !line.isDigital) return []
    const eventStarts = line.productId === null ? null : (starts.get(line.productId) ?? null)
    return { line, hasCodes, hasFiles: files.has(line.id), from: handedFrom(order, eventStarts) }
  })
}

/**
 * By law, digital content waits until the right to withdraw ends, unless the buyer consents. There
 * is no such right for an event on a date, so its ticket comes at least a day before the event.
 */
function handedFrom(
  { placedAt, isDigitalAtOnce }: StoredOrder,
  eventStarts: string | null,
): string {
  if (isDigitalAtOnce) return placedAt
  const ends = withdrawalDaysAfter(placedAt)
  if (eventStarts === null) return ends
  const dayBefore = Date.parse(eventStarts) - DAY_MS
  return new Date(Math.min(dayBefore, Date.parse(ends))).toISOString()
}
