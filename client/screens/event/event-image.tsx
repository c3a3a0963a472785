import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/lib/format.ts'
import { SharedImage } from '#client/lib/social-picture.tsx'
import type { EventScreenQuery } from './event-screen.generated.ts'

type Event = NonNullable<EventScreenQuery['event']>

/** For shared links: what, when and where. */
export function EventImage({ event }: { readonly event: Event }): ReactElement {
  const { t } = useTranslation('content')
  const { title, location, picture, state } = event
  const when = useWhen(event)
  const kicker = state === 'PLANNED' ? t('events.heading') : t(`events.states.${state}`)
  return (
    <SharedImage
      shown={{ kind: 'story', title, kicker, lines: [when, location], picture: picture?.url }}
    />
  )
}

/** Whole days end with the midnight after the last one. */
function useWhen({ start, end, isAllDay }: Event): string {
  const { t } = useTranslation('content')
  const { day, time } = useFormat()
  const first = day(start)
  const last = end === null ? first : day(new Date(Date.parse(end) - 1).toISOString())
  if (first !== last) return t('events.overDays', { start: first, end: last })
  return isAllDay ? first : t('match.at', { date: first, time: time(start) })
}
