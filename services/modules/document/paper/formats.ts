const ZONE = { timeZone: 'Europe/Zagreb' } as const

export type Formats = {
  /** 1.234,56 € */
  money(amount: number): string
  /** 25 % */
  percent(percent: number): string
  /** 24.11.2026. */
  date(moment: string): string
  /** 24.11.2026. 12:34 */
  moment(moment: string): string
  /** utorak, 24.11.2026. */
  longDate(moment: string): string
  /** 12:34 */
  time(moment: string): string
}

/** Each takes a millisecond to make. */
const made = new Map<string, Formats>()

export function formatsOf(locale: string, currency: string): Formats {
  const key = `${locale} ${currency}`
  const formats = made.get(key) ?? makeFormats(locale, currency)
  made.set(key, formats)
  return formats
}

function makeFormats(locale: string, currency: string): Formats {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const day = new Intl.DateTimeFormat(locale, {
    ...ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  const time = new Intl.DateTimeFormat(locale, {
    ...ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  // Intl puts spaces between the parts of a Croatian date.
  const date = (moment: string) => day.format(new Date(moment)).replaceAll(/\s/g, '')
  const weekday = new Intl.DateTimeFormat(locale, { ...ZONE, weekday: 'long' })
  return {
    money: (amount) => money.format(amount),
    percent: (value) => percent.format(value / 100),
    date,
    moment: (moment) => `${date(moment)} ${time.format(new Date(moment))}`,
    longDate: (moment) => `${weekday.format(new Date(moment))}, ${date(moment)}`,
    time: (moment) => time.format(new Date(moment)),
  }
}
