import { useTranslation } from 'react-i18next'
import type { Hours } from './method-values.ts'

/** 1 January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** Names of the days of a week from Monday on, in the language of the back office. */
export function useDays(): readonly string[] {
  const { i18n } = useTranslation()
  const { format } = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_day, index) => format(MONDAY + index * DAY_MS))
}

/** Such as `pon – pet 08:00 – 20:00`. */
export function useHoursText(): (hours: readonly Hours[]) => string {
  const { t } = useTranslation('methods')
  const days = useDays()
  return (hours) => {
    if (hours.length === 0) return t('place.noHours')
    return hours
      .map(({ firstDay, lastDay, opens, closes }) => {
        const last = firstDay === lastDay ? '' : ` – ${days[lastDay - 1]}`
        return `${days[firstDay - 1]}${last} ${opens} – ${closes}`
      })
      .join(', ')
  }
}
