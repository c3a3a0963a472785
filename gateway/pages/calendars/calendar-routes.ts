import type { FastifyInstance } from 'fastify'
import type { Document, Documents } from '#gateway/pages/documents/documents.ts'
import type { PagesOptions } from '#gateway/pages/options.ts'
import { getEvent } from '#services/contract/calendar.ts'
import { EVENT_KINDS, type EventKind } from '#services/contract/rules/events.ts'
import { calendarFeed, calendarFile } from './calendar-file.ts'
import { readEvents } from './events-of-feed.ts'
import { nameOfKind } from './kind-names.ts'

const contentType = 'text/calendar; charset=utf-8'
/** An id, or a kind of events in small letters. */
const EVENT_PATH = '/event/:which(^(?:[1-9]\\d{0,8}|[a-z]+)$)/calendar.ics'
/** The past leaves a calendar day by day. */
const DAY_MS = 24 * 60 * 60_000

type Serving = Pick<PagesOptions, 'publicUrl' | 'clock'>

/** Events as files for calendars of phones and desks: one, all, and all of one kind. */
export function serveCalendars(app: FastifyInstance, options: Serving, documents: Documents): void {
  app.get('/event/calendar.ics', async (request, reply) =>
    documents.send(request, reply, eventsDocument(options, null)),
  )
  app.get<{ Params: { which: string } }>(EVENT_PATH, async (request, reply) => {
    const { which } = request.params
    const kind = EVENT_KINDS.find((one) => one.toLowerCase() === which) ?? null
    const isOne = kind === null
    return documents.send(
      request,
      reply,
      isOne ? eventDocument(options, Number(which)) : eventsDocument(options, kind),
    )
  })
}

function eventDocument({ publicUrl, clock }: Serving, id: number): Document {
  return {
    ...{ key: `event ${id}`, contentType },
    headers: { 'content-disposition': `attachment; filename="event-${id}.ics"` },
    async write({ locales: [locale], upstreamIn, tags }) {
      if (!Number.isInteger(id)) return null
      tags.add(`event:${id}`)
      const { event } = await upstreamIn(locale).call(getEvent, { id })
      return event && { body: calendarFile(event, { publicUrl, now: clock.now() }) }
    },
  }
}

function eventsDocument({ publicUrl, clock }: Serving, kind: EventKind | null): Document {
  const path = kind === null ? '/event/calendar.ics' : `/event/${kind.toLowerCase()}/calendar.ics`
  return {
    ...{ key: `events ${kind}`, contentType },
    headers: { 'content-disposition': 'inline; filename="events.ics"' },
    async write(source) {
      const now = clock.now()
      const events = await readEvents(source, { now, kind })
      if (!events) return null
      const [{ language }] = source.locales
      const site = source.layout.domain.site.name
      const name = kind === null ? site : `${nameOfKind(kind, language)} – ${site}`
      const body = calendarFeed(events, { name, url: publicUrl + path, publicUrl, now })
      return { body, expiresAt: now.getTime() + DAY_MS }
    },
  }
}
