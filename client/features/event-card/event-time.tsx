import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/lib/format.ts'
import { type EventMoments, eventSpan } from './event-span.ts'

type EventTimeProps = { readonly event: EventMoments & { readonly isAllDay: boolean } }

/** Date and time in Croatian time. */
export function EventTime({ event }: EventTimeProps): ReactElement {
  const { t } = useTranslation('content')
  const { day, time } = useFormat()
  if (event.isAllDay) return <Days event={event} />
  const span = eventSpan(event, { date: day, time })
  switch (span.kind) {
    case 'open':
      return (
        <time dateTime={event.start}>
          {span.date} {t('events.from', { time: span.from })}
        </time>
      )
    case 'day':
      return (
        <time dateTime={event.start}>
          {span.date}{' '}
          <span className="whitespace-nowrap">
            {t('events.fromTo', { from: span.from, to: span.to })}
          </span>
        </time>
      )
    case 'days':
      return (
        <time dateTime={event.start}>
          {t('events.overDays', {
            start: t('match.at', span.from),
            end: t('match.at', span.to),
          })}
        </time>
      )
  }
}

/** Whole days: the end is the midnight after the last one. */
function Days({ event: { start, end } }: EventTimeProps): ReactElement {
  const { t } = useTranslation('content')
  const { day } = useFormat()
  const first = day(start)
  const last = end === null ? first : day(new Date(Date.parse(end) - 1).toISOString())
  return (
    <time dateTime={start}>
      {first === last ? first : t('events.overDays', { start: first, end: last })}
    </time>
  )
}
