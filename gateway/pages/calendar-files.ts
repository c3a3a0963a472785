import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Event, getEvent } from '#services/contract/calendar.ts'
import { calendarFile } from './calendar-file.ts'
import type { PagesOptions } from './options.ts'

const LIMIT_MS = 5_000
const LANGUAGE = 'hrv'

/** Events as files that calendars of phones and desks open. */
export function serveCalendarFiles(app: FastifyInstance, options: PagesOptions): void {
  const { clock, layout, log, publicUrl, upstream } = options

  async function find(id: number): Promise<Event | null> {
    const known = layout.current()
    if (!known) throw new Error('The layout has not been read yet.')
    const calls = upstream.scope({
      identity: known.identity,
      language: LANGUAGE,
      requestId: randomUUID(),
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    return (await calls.call(getEvent, { id })).event
  }

  app.get<{ Params: { id: string } }>(
    '/event/:id(^[1-9]\\d{0,8}$)/calendar.ics',
    async (request, reply) => {
      try {
        const event = await find(Number(request.params.id))
        if (!event) return plain(reply, 404)
        return reply
          .header('cache-control', 'public, max-age=0, s-maxage=60')
          .header('content-disposition', `attachment; filename="event-${event.id}.ics"`)
          .type('text/calendar; charset=utf-8')
          .send(calendarFile(event, { publicUrl, now: clock.now() }))
      } catch (error) {
        log.warn({ err: error }, 'calendar file not made')
        return plain(reply.header('retry-after', 60), 503)
      }
    },
  )
}

function plain(reply: FastifyReply, status: 404 | 503): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(status === 404 ? 'Not found\n' : 'Service unavailable\n')
}
