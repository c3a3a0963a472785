import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Picture } from '#client/ui/picture.tsx'
import type { EventCardFieldsFragment } from './event-card.generated.ts'
import { EventTime } from './event-time.tsx'

type EventCardProps = {
  readonly event: EventCardFieldsFragment
  readonly sizes: string
}

const LABELS = {
  PLANNED: null,
  POSTPONED: 'states.POSTPONED',
  CANCELLED: 'states.CANCELLED',
} as const

/** Beside its picture on phones, where a calendar is long, and below it elsewhere. */
export function EventCard({ event, sizes }: EventCardProps): ReactElement {
  const { t } = useTranslation('content')
  const { pathTo } = usePaths()
  const { id, title, location, picture, isPast, state } = event
  const label = isPast ? 'isPast' : LABELS[state]
  return (
    <article className="group relative flex h-full gap-x-4 gap-y-3 sm:flex-col">
      <div className="relative overflow-hidden rounded-md max-sm:w-1/3 max-sm:shrink-0 max-sm:self-start">
        <Picture
          picture={picture}
          sizes={sizes}
          alt=""
          className={`aspect-3/2 ${isPast ? 'opacity-75 grayscale' : ''}`}
        />
        {label ? (
          <span className="absolute top-2.5 left-2.5 rounded-sm bg-ink px-2 py-0.5 text-base text-paper">
            {t(`events.${label}`)}
          </span>
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col gap-2 sm:gap-3">
        <h3 className="display text-xl leading-tight sm:text-2xl">
          <PathLink
            path={pathTo('event', { id })}
            className="covers-card decoration-2 underline-offset-4 group-hover:underline"
          >
            {title}
          </PathLink>
        </h3>
        <ul className="flex flex-col gap-1 text-base text-ink-soft figures">
          <li className="flex items-start gap-2">
            <Icon name="calendar" className="mt-0.5 size-5 text-tide" />
            <EventTime event={event} />
          </li>
          <li className="flex items-start gap-2">
            <Icon name="pin" className="mt-0.5 size-5 text-tide" />
            {location}
          </li>
        </ul>
      </div>
    </article>
  )
}
