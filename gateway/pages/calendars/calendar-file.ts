import type { Event } from '#services/contract/calendar.ts'
import { zagrebTime } from '#services/contract/rules/zagreb-time.ts'

type About = { readonly publicUrl: string; readonly now: Date }

/** One event in iCalendar (RFC 5545). */
export function calendarFile(event: Event, about: About): string {
  return calendarOf([], eventLines(event, about))
}

/** A calendar to which others subscribe. An event of it is the same as in a file of its own. */
export function calendarFeed(
  events: readonly Event[],
  { name, url, ...about }: About & { readonly name: string; readonly url: string },
): string {
  const head = [
    // What RFC 7986 names, and what calendars of before it read.
    ...[`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`],
    ...[`REFRESH-INTERVAL;VALUE=DURATION:${LOOK_EVERY}`, `X-PUBLISHED-TTL:${LOOK_EVERY}`],
    `SOURCE;VALUE=URI:${url}`,
  ]
  return calendarOf(
    head,
    events.flatMap((event) => eventLines(event, about)),
  )
}

const LOOK_EVERY = 'PT1H'

function calendarOf(head: readonly string[], events: readonly string[]): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Savez//Events//HR', 'METHOD:PUBLISH'],
    ...head,
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: Event, { publicUrl, now }: About): string[] {
  const { id, title, location, sequence, state } = event
  return [
    'BEGIN:VEVENT',
    `UID:event-${id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${moment(now.toISOString())}`,
    // Calendars take a file with a higher number in place of the one that they have.
    `SEQUENCE:${sequence ?? 0}`,
    `STATUS:${state === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...timesOf(event),
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(location)}`,
    `URL:${publicUrl}/event/${id}`,
    'END:VEVENT',
  ]
}

function timesOf({ start, end, isAllDay }: Event): string[] {
  const [form, write] = isAllDay ? [';VALUE=DATE', day] : ['', moment]
  return [`DTSTART${form}:${write(start)}`, ...(end === null ? [] : [`DTEND${form}:${write(end)}`])]
}

/** In Zagreb: `20261128`. The end of whole days is the day after the last one here too. */
function day(iso: string): string {
  return zagrebTime(iso).slice(0, 10).replaceAll('-', '')
}

/** In UTC: `20261128T190000Z`. */
function moment(iso: string): string {
  return `${new Date(iso)
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z')}`
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n|\r/g, '\\n')
}

const MOST_BYTES = 75

/** No line may have more bytes; a continued one begins with a space. */
function folded(line: string): string {
  let bytes = 0
  let out = ''
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (bytes + size > MOST_BYTES) {
      out += '\r\n '
      bytes = 1
    }
    out += sign
    bytes += size
  }
  return out
}
