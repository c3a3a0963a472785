/** Moments are shown as a clock in Croatia shows them, wherever the reader or the server is. */
const TIME_ZONE = 'Europe/Zagreb'

const LOCALES: ReadonlyMap<string, string> = new Map([
  ['hrv', 'hr'],
  ['eng', 'en-GB'],
  ['ger', 'de'],
])
const OTHER_LOCALE = 'en-GB'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

type Formats = Readonly<Record<'day' | 'date' | 'time', Intl.DateTimeFormat>>

/** Making one costs a hundred times what formatting does. */
const formats = new Map<string, Formats>()

/** Attributes hold days and moments as text; any other text stays as it is. */
export function toShownMoment(value: string, language: string): string {
  const isDay = DAY.test(value)
  // `Date.parse` takes long over text that is neither, and most of it is.
  if (!isDay && !MOMENT.test(value)) return value
  const moment = Date.parse(value)
  if (Number.isNaN(moment)) return value
  const { day, date, time } = formatsOf(LOCALES.get(language) ?? OTHER_LOCALE)
  // Intl puts spaces between the parts of a Croatian date.
  const shown = (isDay ? day : date).format(moment).replaceAll(/\s/g, '')
  if (isDay) return shown
  return `${shown}${language === 'hrv' ? ' u ' : ', '}${time.format(moment)}`
}

function formatsOf(locale: string): Formats {
  const known = formats.get(locale)
  if (known) return known
  const date = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const made = {
    // A day is a day everywhere.
    day: new Intl.DateTimeFormat(locale, { ...date, timeZone: 'UTC' }),
    date: new Intl.DateTimeFormat(locale, { ...date, timeZone: TIME_ZONE }),
    time: new Intl.DateTimeFormat(locale, {
      timeZone: TIME_ZONE,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
  }
  formats.set(locale, made)
  return made
}
