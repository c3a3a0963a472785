import { addSearchChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { setDue } from '#services/platform/jobs/due.ts'
import { dayAfterInZagreb, utcText } from '#services/platform/moment.ts'
import { fold } from '#services/platform/text/fold.ts'
import { cleanHtml, textOf } from '#services/platform/text/html.ts'
import { EVENT_PASSED } from './due-handlers.ts'
import { insertEvent, insertEventText, type NewEvent } from './store.ts'

export type EventTexts = Readonly<Record<string, { title: string; description: string }>>

/**
 * Takes texts by language. Pages and lists change when the event ends, without another write. An
 * event without an end lasts until its day ends.
 */
export async function createEvent(
  trx: Trx,
  { texts, ...event }: NewEvent & { readonly texts: EventTexts },
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

  await setDue(trx, { kind: EVENT_PASSED, key: `${id}`, at: overAt, payload: { id } })
  await addSearchChanges(trx, [`event:${id}`, 'events'])
  return id
}
