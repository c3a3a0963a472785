/** Times are shown in Croatian time, wherever the reader or the server is. */
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

/** Creating a formatter costs a hundred times more than formatting. */
const formats = new Map<string, Formats>()

/** Formats days and times in attribute text; other text stays unchanged. */
export function toShownMoment(value: string, language: string): string {
  const isDay = DAY.test(value)
  // `Date.parse` is slow on other text, which most values are.
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
    // A day without time has no time zone.
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
