import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usePaths } from '#client/lib/links.ts'
import { Icon } from '#client/ui/icon.tsx'

const LINK = 'inline-flex min-h-11 items-center gap-2 text-link'

/** Opens the calendar of phone or desk, which then follows all events. */
export function CalendarLink(): ReactElement {
  const { t } = useTranslation('content')
  const { absolute } = usePaths()
  return (
    <a href={absolute(CALENDAR).replace(/^https?:/, 'webcal:')} className={LINK}>
      <Icon name="calendar" className="size-5" />
      {t('events.subscribe')}
    </a>
  )
}

/** The same for calendars that take addresses by hand. */
export function CalendarFileLink(): ReactElement {
  const { t } = useTranslation('content')
  return (
    <a href={CALENDAR} className={LINK}>
      {t('events.subscribeFile')}
    </a>
  )
}

const CALENDAR = '/event/calendar.ics'
