export type Hours = {
  /** ISO 8601: Monday is 1. */
  readonly firstDay: number
  readonly lastDay: number
  /** Minutes since midnight. */
  readonly opens: number
  readonly closes: number
}

const EVERY_DAY: Readonly<Record<string, string>> = {
  hrv: 'svaki dan',
  eng: 'every day',
  ger: 'täglich',
}
/** 1 January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000
const CROATIAN_DAYS = dayNames('hr')
/** Computed once: creating an Intl object takes longer than all other work on a branch. */
const DAYS: Readonly<Record<string, readonly string[]>> = {
  hrv: CROATIAN_DAYS,
  eng: dayNames('en-GB'),
  ger: dayNames('de'),
}

/** One line for each group of days, such as `pon – pet 8 – 12, 17 – 20`. */
export function hoursInWords(hours: readonly Hours[], language: string): string[] {
  const groups = new Map<string, Hours[]>()
  for (const span of hours) {
    const days = daysInWords(span, language)
    groups.set(days, [...(groups.get(days) ?? []), span])
  }
  return [...groups].map(
    ([days, spans]) =>
      `${days} ${spans.map(({ opens, closes }) => `${clockTime(opens)} – ${clockTime(closes)}`).join(', ')}`,
  )
}

function daysInWords({ firstDay, lastDay }: Hours, language: string): string {
  if (firstDay === 1 && lastDay === 7) return EVERY_DAY[language] ?? 'svaki dan'
  const first = dayName(firstDay, language)
  return firstDay === lastDay ? first : `${first} – ${dayName(lastDay, language)}`
}

function dayName(day: number, language: string): string {
  return (DAYS[language] ?? CROATIAN_DAYS)[day - 1] ?? ''
}

function dayNames(locale: string): readonly string[] {
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_day, index) => format(MONDAY + index * DAY_MS))
}

/** Full hours without minutes: 8, 16:30. */
function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const rest = minutes % 60
  return rest === 0 ? `${hour}` : `${hour}:${`${rest}`.padStart(2, '0')}`
}
