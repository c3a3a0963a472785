import type { ReactElement } from 'react'
import type { EventCardFieldsFragment } from './event-card.generated.ts'
import { EventCard } from './event-card.tsx'

const SIZES = '(min-width: 80rem) 25rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 31vw'

export function EventGrid({
  events,
}: {
  readonly events: readonly EventCardFieldsFragment[]
}): ReactElement {
  return (
    <ul
      className={`grid grid-cols-1 gap-x-6 gap-y-6 sm:gap-y-10 ${events.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-3'}`}
    >
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} sizes={SIZES} />
        </li>
      ))}
    </ul>
  )
}
