import { addSearchChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { setDue } from '#services/platform/jobs/due.ts'
import { dayAfterInZagreb, utcText } from '#services/platform/moment.ts'
import { fold } from '#services/platform/text/fold.ts'
import { cleanHtml, textOf } from '#services/platform/text/html.ts'
import { EVENT_PASSED } from './due-handlers.ts'
import { insertEvent, insertEventText, insertTickets, type NewEvent } from './store.ts'

export { eventsOfTickets, type TicketEvent, ticketsAmong } from './tickets.ts'

export type EventTexts = Readonly<Record<string, { title: string; description: string }>>

/**
 * Takes texts by language. Pages and lists change when the event ends, without another write. An
 * event without an end lasts until its day ends.
 */
export async function createEvent(
  trx: Trx,
  {
    texts,
    ticketId = null,
    otherTicketIds = [],
    ...event
  }: NewEvent & { readonly texts: EventTexts },
): Promise<number> {
  const start = utcText(event.start)
  const end = event.end === null ? null : utcText(event.end)
  const overAt = end ?? dayAfterInZagreb(start)
  const id = await insertEvent(trx, { ...event, start, end, overAt })
  for (const [language, text] of Object.entries(texts)) {
    const description = cleanHtml(text.description)
    await insertEventText(trx, {
      event_id: id,
      language,
      title: text.title,
      description,
      search: fold(`${text.title} ${textOf(description)}`),
    })
  }
  await insertTickets(trx, id, { ticketId, otherTicketIds })

  await setDue(trx, { kind: EVENT_PASSED, key: `${id}`, at: overAt, payload: { id } })
  const sold = [...(ticketId === null ? [] : [ticketId]), ...otherTicketIds]
  await addSearchChanges(trx, [
    ...[`event:${id}`, 'events'],
    ...sold.map((productId) => `product:${productId}`),
  ])
  return id
}
