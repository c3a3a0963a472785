import { filesOfLines } from '#services/modules/order/downloads/files.ts'
import type { StoredLine, StoredOrder } from '#services/modules/order/order.ts'
import { ticketTest } from '#services/modules/order/tickets/tickets.ts'
import { contentFrom } from '#services/modules/order/withdrawal/withdrawal-rule.ts'
import type { Trx } from '#services/platform/database.ts'

/** A ticket or a digital line, which may get files later. */
export type DigitalLine = {
  readonly line: StoredLine
  readonly isTicket: boolean
  readonly hasFiles: boolean
  /** The moment from which the buyer of a paid order gets it. */
  readonly from: string
}

export async function digitalLines(
  trx: Trx,
  order: StoredOrder & { readonly lines: readonly StoredLine[] },
): Promise<readonly DigitalLine[]> {
  // An event may name a product since the order was placed.
  const [isNamed, files] = await Promise.all([
    ticketTest(trx, order.lines),
    filesOfLines(trx, order.lines),
  ])
  return order.lines.flatMap((line) => {
    const isTicket = line.noWithdrawal === 'event' || (line.isDigital && isNamed(line))
    if (!isTicket && !line.isDigital) return []
    const from = isTicket ? order.placedAt : contentFrom(order)
    return { line, isTicket, hasFiles: files.has(line.id), from }
  })
}
