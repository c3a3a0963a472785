import { seller, ticketsPdf, ticketsTitle } from '#services/modules/document/api.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { handedCodes } from './files.ts'
import type { StoredOrder } from './order.ts'
import { type Paper, paperName } from './paper.ts'
import { withItsParts } from './parts-store.ts'
import { ticketFacts } from './tickets.ts'

/** A page for each ticket that its buyer has; null while there is none. */
export async function ticketsPaperOf(deps: ModuleDeps, order: StoredOrder): Promise<Paper | null> {
  const { language, number } = order
  const [owner, whole] = await Promise.all([seller(deps.db), withItsParts(deps.db, order)])
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
