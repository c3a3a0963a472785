import type { ReactElement } from 'react'
import { Head } from '#client/lib/head.tsx'
import { JsonLd } from '#client/lib/json-block.tsx'
import { usePaths } from '#client/lib/links.ts'
import { organisation } from '#client/lib/organisation.ts'
import { useSite } from '#client/lib/site.ts'
import { EventImage } from './event-image.tsx'
import type { EventScreenQuery } from './event-screen.generated.ts'

const MAX_SUMMARY = 155
const STATUS = { PLANNED: 'Scheduled', POSTPONED: 'Rescheduled', CANCELLED: 'Cancelled' }

/** Metadata of the event for search engines and shared links. */
export function EventHead({
  event,
}: {
  readonly event: NonNullable<EventScreenQuery['event']>
}): ReactElement {
  const { pathTo, absolute } = usePaths()
  const { name } = useSite()
  const { id, title, description, start, end, location, picture, state, previousStart } = event
  const path = pathTo('event', { id })
  const summary = summaryOf(description)
  return (
    <>
      <Head
        title={title}
        description={summary}
        path={path}
        image={import.meta.env.SSR ? <EventImage event={event} /> : null}
        type="article"
      />
      <JsonLd
        value={
          import.meta.env.SSR
            ? {
                '@type': 'Event',
                name: title,
                description: summary,
                startDate: start,
                ...(end === null ? {} : { endDate: end }),
                eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
                eventStatus: `https://schema.org/Event${STATUS[state]}`,
                ...(previousStart === null ? {} : { previousStartDate: previousStart }),
                location: { '@type': 'Place', name: location, address: location },
                organizer: organisation(name, absolute),
                url: absolute(path),
                ...(picture ? { image: [absolute(picture.url)] } : {}),
                ...ticketOf(event, (slug) => absolute(pathTo('product', { slug }))),
              }
            : null
        }
      />
    </>
  )
}

/** Only what the page sells. */
function ticketOf(
  { ticket, isPast }: NonNullable<EventScreenQuery['event']>,
  addressOf: (slug: string) => string,
) {
  if (!ticket?.price || ticket.isArchived || isPast) return {}
  const { amount: price, currency: priceCurrency } = ticket.price.final
  return { offers: { '@type': 'Offer', url: addressOf(ticket.slug), price, priceCurrency } }
}

/** The start of the text, cut at a word. */
export function summaryOf(html: string): string {
  const text = textOf(html)
  if (text.length <= MAX_SUMMARY) return text
  const start = text.slice(0, MAX_SUMMARY)
  return `${start.slice(0, start.lastIndexOf(' '))}…`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

/** The HTML is sanitised: it has only plain tags and these entities. */
function textOf(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d|blockquote)>|<br\s*\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
