import type { OrderLine } from '#services/contract/order.ts'
import { eventsOfTickets, ticketsAmong } from '#services/modules/calendar/api.ts'
import type { StoredLine } from '#services/modules/order/order.ts'
import { TICKET_PLACES } from '#services/modules/order/settings.ts'
import { attributeWords } from '#services/modules/product/api.ts'
import { getSetting } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'

type Sold = { readonly productId: number | null; readonly mainProductId: number | null }

/** What a ticket shows besides its codes. */
export type TicketFacts = Pick<NonNullable<OrderLine['ticket']>, 'events' | 'places'>

/** True for a product that an event names; a variant counts as its product. */
export async function ticketTest(db: Db, lines: readonly Sold[]): Promise<(line: Sold) => boolean> {
  const tickets = await ticketsAmong(db, lines.flatMap(idsOf))
  return (line) => idsOf(line).some((id) => tickets.has(id))
}

/** Facts of the lines that are tickets, by line, as the calendar has them now. */
export async function ticketFacts(
  db: Db,
  language: string,
  lines: readonly StoredLine[],
): Promise<ReadonlyMap<number, TicketFacts>> {
  const tickets = lines.filter(({ noWithdrawal }) => noWithdrawal === 'event')
  if (tickets.length === 0) return new Map()
  const productIds = [...new Set(tickets.flatMap(idsOf))]
  const codes = ((await getSetting(db, 'checkout', 'ticketPlaces')) ?? TICKET_PLACES).split(',')
  const [events, words] = await Promise.all([
    eventsOfTickets(db, language, productIds),
    attributeWords(db, { productIds, codes, language }),
  ])
  return new Map(
    tickets.map((line) => {
      const ids = idsOf(line)
      const own = ids.flatMap((id) => words.get(id) ?? [])
      const places = codes.flatMap((code) => own.find((one) => one.code === code) ?? [])
      return [
        line.id,
        {
          events: [...(ids.map((id) => events.get(id)).find((named) => named !== undefined) ?? [])],
          places: places.map(({ label, value }) => ({ label, value })),
        },
      ]
    }),
  )
}

/** The variant first. */
function idsOf({ productId, mainProductId }: Sold): number[] {
  return [...new Set([productId, mainProductId].filter((id) => id !== null))]
}
