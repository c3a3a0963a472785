import type { EventTime } from '#services/contract/rules/event-time.ts'
import type { EventKind, EventState } from '#services/contract/rules/events.ts'
import { recordMediaInTexts, requireMedia } from '#services/modules/media/api.ts'
import { addSearchChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { setDue } from '#services/platform/jobs/due.ts'
import { dayAfterInZagreb } from '#services/platform/moment.ts'
import { fold } from '#services/platform/text/fold.ts'
import { textOf } from '#services/platform/text/html.ts'
import { EVENT_PASSED } from './due-handlers.ts'
import {
  deleteEventText,
  deleteTicket,
  insertTicket,
  offerTicket,
  updateEvent,
  upsertEventText,
  type WholeEvent,
} from './event-store.ts'

/** What of an event is to be another; what is left out stays. */
export type EventChange = {
  readonly kind?: EventKind
  readonly state?: EventState
  readonly time?: EventTime
  readonly previousStart?: string | null
  readonly location?: string
  readonly mediaId?: number | null
  /** Descriptions are sanitised HTML. One without a title is deleted. */
  readonly texts?: WholeEvent['texts']
  /** Products that become tickets of it, or no longer are. */
  readonly tickets?: ReadonlyMap<number, boolean>
  /** The ticket that its page sells. */
  readonly offered?: number | null
}

/** Changes a locked event: its pages, lists and calendars follow. */
export async function changeEvent(
  trx: Trx,
  { id, tickets }: WholeEvent,
  change: EventChange,
): Promise<void> {
  const { kind, state, time, previousStart, location, mediaId, texts = [] } = change
  if (mediaId) await requireMedia(trx, [mediaId], 'picture')
  await updateEvent(trx, id, {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(time && timeColumns(time)),
    ...(previousStart !== undefined && { previous_start_at: previousStart }),
    ...(location !== undefined && { location }),
    ...(mediaId !== undefined && { media_id: mediaId }),
  })
  if (time) await scheduleEnd(trx, id, timeColumns(time).over_at)
  for (const text of texts) {
    if (text.title === '') await deleteEventText(trx, id, text.language)
    else await upsertEventText(trx, { ...text, event_id: id, search: searchTextOf(text) })
  }
  await recordMediaInTexts(
    trx,
    'EVENT',
    texts.map(({ language, title, description }) => ({
      ...{ record: id, part: language, html: title === '' ? null : description },
    })),
  )
  const sold = await changeTickets(trx, id, change)
  // Whether a ticket is sold depends on the state of its events.
  if (state) sold.push(...tickets.map(({ product_id }) => product_id))
  await addSearchChanges(trx, [
    ...[`event:${id}`, 'events'],
    ...sold.map((productId) => `product:${productId}`),
  ])
}

export function searchTextOf({
  title,
  description,
}: {
  readonly title: string
  readonly description: string
}): string {
  return fold(`${title} ${textOf(description)}`)
}

/** Pages and lists change when the event ends, without another write. */
export async function scheduleEnd(trx: Trx, id: number, overAt: string): Promise<void> {
  await setDue(trx, { kind: EVENT_PASSED, key: `${id}`, at: overAt, payload: { id } })
}

function timeColumns({ start, end, isAllDay }: EventTime) {
  return {
    ...{ start_at: start, end_at: end, over_at: end ?? dayAfterInZagreb(start) },
    ...{ is_over: 0 as const, is_all_day: isAllDay ? (1 as const) : (0 as const) },
  }
}

async function changeTickets(
  trx: Trx,
  id: number,
  { tickets = new Map(), offered }: EventChange,
): Promise<number[]> {
  for (const [productId, isTicket] of tickets) {
    if (isTicket) await insertTicket(trx, id, productId)
    else await deleteTicket(trx, id, productId)
  }
  if (offered !== undefined) await offerTicket(trx, id, offered)
  return [...tickets.keys()]
}
