import { sellerAt, ticketsPdf, ticketsTitle } from '#services/modules/document/api.ts'
import { handedCodes } from '#services/modules/order/downloads/files.ts'
import type { StoredOrder } from '#services/modules/order/order.ts'
import { type Paper, paperName } from '#services/modules/order/paper.ts'
import { withItsParts } from '#services/modules/order/parts-store.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { ticketFacts } from './tickets.ts'

/** A page for each ticket that its buyer has; null while there is none. */
export async function ticketsPaperOf(deps: ModuleDeps, order: StoredOrder): Promise<Paper | null> {
  const { language, number } = order
  const [owner, whole] = await Promise.all([
    sellerAt(deps.db, order.placedAt),
    withItsParts(deps.db, order),
  ])
  const facts = await ticketFacts(deps.db, language, whole.lines)
  const tickets = whole.lines.flatMap((line) => {
    const codes = handedCodes(whole, line)
    const { events = [], places = [] } = facts.get(line.id) ?? {}
    return codes.map((code) => ({ name: line.name, events, places, code }))
  })
  if (!owner || tickets.length === 0) return null
  return {
    filename: paperName(`${ticketsTitle(language)} ${number}`),
    draw: async (drawnFor) =>
      await ticketsPdf(deps.drawings, { language, number, seller: owner, tickets }, drawnFor),
  }
}
