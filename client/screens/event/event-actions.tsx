import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarLink } from '#client/features/event-card/calendar-link.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { EventScreenQuery } from './event-screen.generated.ts'

type Event = NonNullable<EventScreenQuery['event']>

const LINK = 'inline-flex min-h-11 items-center gap-2 text-link'

/** Next steps of a supporter: buy a ticket, note the date, find the way. */
export function EventActions({ event }: { readonly event: Event }): ReactElement {
  const { t } = useTranslation('content')
  const { money } = useFormat()
  const { pathTo } = usePaths()
  const { id, location, ticket, isPast } = event
  const isSold = ticket && !ticket.isArchived && !isPast
  return (
    <div className="flex flex-col gap-2 print:hidden">
      {isSold ? (
        <PathLink
          path={pathTo('product', { slug: ticket.slug })}
          className={`${buttonClass('primary')} mb-2`}
        >
          {ticket.price
            ? t('events.ticketFor', { price: money(ticket.price.final) })
            : t('events.ticket')}
        </PathLink>
      ) : null}
      {isPast ? null : (
        <a href={`/event/${id}/calendar.ics`} className={LINK}>
          <Icon name="calendar" className="size-5" />
          {t('events.addToCalendar')}
        </a>
      )}
      <CalendarLink />
      <a href={mapOf(location)} target="_blank" rel="noopener" className={LINK}>
        <Icon name="pin" className="size-5" />
        {t('events.map')}
      </a>
    </div>
  )
}

/** Opened by a click, so that no map sees who reads the page. */
function mapOf(location: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(location)}`
}
