import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { EventGrid } from '#client/features/event-card/event-grid.tsx'
import { EventTime } from '#client/features/event-card/event-time.tsx'
import { OnwardLink } from '#client/features/navigation/onward-link.tsx'
import { Breadcrumbs } from '#client/layout/breadcrumbs/breadcrumbs.tsx'
import { useLayoutQuery } from '#client/layout/layout.generated.ts'
import type { LayoutParts } from '#client/layout/layout-parts.ts'
import { Icon, type IconName } from '#client/ui/icon.tsx'
import { Gap } from '#client/ui/notice.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { Prose } from '#client/ui/prose.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { EventActions } from './event-actions.tsx'
import { EventHead } from './event-head.tsx'
import { type EventScreenQuery, useEventScreenQuery } from './event-screen.generated.ts'

type Event = NonNullable<EventScreenQuery['event']>

export function EventScreen(): ReactElement | null {
  const { id = '' } = useParams()
  const { data: surroundings } = useLayoutQuery()
  const { data } = useEventScreenQuery({ variables: { id }, errorPolicy: 'all' })
  const event = data?.event
  if (!event) return null // the loader has answered already

  const list = surroundings?.layout.site.eventsPage ?? null
  return (
    <div className="site-width pt-2 pb-16 md:pb-24">
      <EventHead event={event} />
      <Breadcrumbs parent={list?.path} current={event.title} />
      <EventArticle event={event} />
      <OtherEvents event={event} events={data.events} list={list} />
    </div>
  )
}

function EventArticle({ event }: { readonly event: Event }): ReactElement {
  const { t } = useTranslation('content')
  const { title, description, location, picture, isPast, state, reason } = event
  return (
    <article aria-labelledby="event-title">
      <header className="mt-6 flex max-w-4xl flex-col gap-4">
        <p className="kicker text-signal-deep">{t('events.heading')}</p>
        <h1 id="event-title" className="display text-title">
          {title}
        </h1>
      </header>
      <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-12 lg:gap-y-10">
        <Picture
          picture={picture}
          sizes="(min-width: 80rem) 46rem, (min-width: 64rem) 57vw, 92vw"
          isFirst={true}
          className="aspect-3/2 rounded-lg"
        />
        <div className="flex flex-col gap-5 self-start rounded-lg bg-sand px-6 py-6">
          {isPast ? <p className={NOTE}>{t('events.overNote')}</p> : null}
          {state === 'PLANNED' ? null : (
            <p className={NOTE}>
              <strong className="block">{t(`events.states.${state}`)}</strong>
              {reason}
            </p>
          )}
          <dl className="flex flex-col gap-5 figures">
            <Fact icon="calendar" name={t('events.when')}>
              <EventTime event={event} />
            </Fact>
            <Fact icon="pin" name={t('events.where')}>
              {location}
            </Fact>
          </dl>
          <EventActions event={event} />
        </div>
        <Prose html={description} />
      </div>
    </article>
  )
}

const NOTE = 'rounded-sm bg-ink px-4 py-2.5 text-paper'

type FactProps = {
  readonly icon: IconName
  readonly name: string
  readonly children: ReactElement | string
}

function Fact({ icon, name, children }: FactProps): ReactElement {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <dt className="contents">
        <Icon name={icon} className="row-span-2 mt-0.5 size-6 text-tide" />
        <span className="text-base text-ink-soft">{name}</span>
      </dt>
      <dd className="col-start-2 text-lg font-semibold">{children}</dd>
    </div>
  )
}

const MOST_OTHERS = 3

type OtherEventsProps = {
  readonly event: Event
  readonly events: EventScreenQuery['events']
  /** The page of all events. */
  readonly list: LayoutParts['site']['eventsPage']
}

/** Other upcoming events; renders nothing without any. */
function OtherEvents({ event, events, list }: OtherEventsProps): ReactElement | null {
  const { t } = useTranslation('content')
  const others = events?.items.filter(({ id, isPast }) => id !== event.id && !isPast)
  if (others?.length === 0) return null
  return (
    <section aria-labelledby="other-events" className="pt-16 md:pt-24 print:hidden">
      <SectionHeading id="other-events" title={t('events.more')}>
        {list ? <OnwardLink link={{ label: t('events.all'), link: list }} /> : null}
      </SectionHeading>
      {others ? (
        <EventGrid events={others.slice(0, MOST_OTHERS)} />
      ) : (
        <Gap what={t('events.more')} />
      )}
    </section>
  )
}
