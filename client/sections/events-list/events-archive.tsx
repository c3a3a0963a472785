import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { CalendarFileLink, CalendarLink } from '#client/features/event-card/calendar-link.tsx'
import { EventGrid } from '#client/features/event-card/event-grid.tsx'
import { Pagination } from '#client/features/listing/pagination.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths, withQuery } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { EmptyState, Gap } from '#client/ui/notice.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { EventsListFieldsFragment } from './events-list.generated.ts'

type Events = NonNullable<EventsListFieldsFragment['events']>
type Props = { readonly section: EventsListFieldsFragment }

/** Upcoming events, then past ones, with pagination. */
export function EventsArchive({ section: { id, title, events } }: Props): ReactElement {
  return (
    <section aria-label={title} className="site-width pb-14 md:pb-20">
      {events ? <Pages id={id} events={events} /> : <Gap what={title} />}
    </section>
  )
}

function Pages({ id, events }: { readonly id: string; readonly events: Events }): ReactElement {
  const { t } = useTranslation('content')
  const { pathname } = useLocation()
  const { items, pageInfo } = events
  const coming = items.filter(({ isPast }) => !isPast)
  const past = items.filter(({ isPast }) => isPast)
  if (items.length === 0) return <NoEvents />
  return (
    <>
      {coming.length > 0 ? (
        <Group id={`coming-${id}`} title={t('events.upcoming')} events={coming} />
      ) : null}
      {coming.length === 0 && pageInfo.page === 1 ? (
        <p className="mb-10 rounded-md bg-sand px-5 py-4 text-ink-soft">{t('events.noneComing')}</p>
      ) : null}
      {pageInfo.page === 1 ? <Subscription /> : null}
      {past.length > 0 ? <Group id={`past-${id}`} title={t('events.past')} events={past} /> : null}
      <Pagination
        page={pageInfo.page}
        totalPages={pageInfo.totalPages}
        pathOf={(page) => withQuery(pathname, { page: page === 1 ? null : page })}
      />
    </>
  )
}

/** Where the calendar of all events is. */
function Subscription(): ReactElement {
  const { t } = useTranslation('content')
  return (
    <div className="pt-10 print:hidden">
      <p className="text-ink-soft">{t('events.subscribeHint')}</p>
      <p className="flex flex-wrap items-center gap-x-6">
        <CalendarLink />
        <CalendarFileLink />
      </p>
    </div>
  )
}

type GroupProps = {
  readonly id: string
  readonly title: string
  readonly events: Events['items']
}

function Group({ id, title, events }: GroupProps): ReactElement {
  return (
    <div className="not-first:pt-14">
      <SectionHeading id={id} title={title} />
      <EventGrid events={events} />
    </div>
  )
}

function NoEvents(): ReactElement {
  const { t } = useTranslation('content')
  const { pathTo } = usePaths()
  return (
    <EmptyState icon="calendar" title={t('events.emptyTitle')}>
      <p>{t('events.emptyText')}</p>
      <PathLink path={pathTo('home')} className={buttonClass('secondary')}>
        {t('events.toHome')}
      </PathLink>
    </EmptyState>
  )
}
