import { recordMediaInTexts, requireMedia } from '#services/modules/media/api.ts'
import { addSearchChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { dayAfterInZagreb, utcText } from '#services/platform/moment.ts'
import { cleanHtml } from '#services/platform/text/html.ts'
import { scheduleEnd, searchTextOf } from './change-event.ts'
import { insertEvent, insertEventText, insertTickets, type NewEvent } from './store.ts'

export { changeEvent, type EventChange } from './change-event.ts'
export {
  eventVersions,
  lockEvent,
  otherEventsOf,
  readEvent,
  readEvents,
  type WholeEvent,
} from './event-store.ts'
export { ticketsOfEvents } from './store.ts'
export { cancelledTickets, eventsOfTickets, type TicketEvent, ticketsAmong } from './tickets.ts'

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
  await requireMedia(trx, event.mediaId === null ? [] : [event.mediaId])
  const id = await insertEvent(trx, { ...event, start, end, overAt })
  for (const [language, text] of Object.entries(texts)) {
    const cleaned = { title: text.title, description: cleanHtml(text.description) }
    const search = searchTextOf(cleaned)
    await insertEventText(trx, { event_id: id, language, ...cleaned, search })
    const html = cleaned.description
    await recordMediaInTexts(trx, 'EVENT', [{ record: id, part: language, html }])
  }
  await insertTickets(trx, id, { ticketId, otherTicketIds })

  await scheduleEnd(trx, id, overAt)
  const sold = [...(ticketId === null ? [] : [ticketId]), ...otherTicketIds]
  await addSearchChanges(trx, [
    ...[`event:${id}`, 'events'],
    ...sold.map((productId) => `product:${productId}`),
  ])
  return id
}
