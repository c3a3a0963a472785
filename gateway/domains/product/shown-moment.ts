/** Moments are shown as a clock in Croatia shows them, wherever the reader or the server is. */
const TIME_ZONE = 'Europe/Zagreb'

const LOCALES: ReadonlyMap<string, string> = new Map([
  ['hrv', 'hr'],
  ['eng', 'en-GB'],
  ['ger', 'de'],
])

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

/** Attributes hold days and moments as text; any other text stays as it is. */
export function toShownMoment(value: string, language: string): string {
  const isDay = DAY.test(value)
  const moment = Date.parse(value)
  if (Number.isNaN(moment) || (!isDay && !MOMENT.test(value))) return value
  const locale = LOCALES.get(language) ?? 'en-GB'
  const date = new Intl.DateTimeFormat(locale, {
    // A day is a day everywhere.
    timeZone: isDay ? 'UTC' : TIME_ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
    .format(moment)
    // Intl puts spaces between the parts of a Croatian date.
    .replaceAll(/\s/g, '')
  if (isDay) return date
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment)
  return language === 'hrv' ? `${date} u ${time}` : `${date}, ${time}`
}
