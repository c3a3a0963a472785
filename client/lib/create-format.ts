/** Times are shown in Croatian time, wherever the reader or the server is. */
const TIME_ZONE = 'Europe/Zagreb'

export type Format = {
  /** 1.234,56 € */
  money(money: { readonly amount: string; readonly currency: string }): string
  /** 4,7 */
  decimal(value: string): string
  /** 21.11.2026. */
  date(moment: string): string
  /** sub, 21.11.2026. */
  day(moment: string): string
  /** 18:30 */
  time(moment: string): string
}

/** Formatted values, by kind and value; sent with the server-rendered page. */
export type Formatted = Map<string, string>

type Formatter = (value: string) => string

/**
 * Formats each value once. The browser hydrates with the server's texts, because its Intl version
 * may differ, and avoids the first use of Intl, which takes longer than the rest of the first
 * render.
 */
export function createFormat(iso: string, formatted: Formatted = new Map()): Format {
  function format(kind: keyof typeof KINDS, value: string, unit = ''): string {
    const key = kind + value + unit
    const text = formatted.get(key) ?? formatterOf(kind, iso, unit)(value)
    formatted.set(key, text)
    return text
  }

  return {
    money: ({ amount, currency }) => format('money', amount, currency),
    decimal: (value) => format('decimal', value),
    date: (moment) => format('date', moment),
    day: (moment) => format('day', moment),
    time: (moment) => format('time', moment),
  }
}

const KINDS = {
  money(iso: string, currency: string): Formatter {
    const format = new Intl.NumberFormat(iso, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    // Intl formats decimal text exactly, which a float would not be.
    return (amount) => format.format(amount as Intl.StringNumericLiteral)
  },
  decimal(iso: string): Formatter {
    const format = new Intl.NumberFormat(iso, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    return (value) => format.format(value as Intl.StringNumericLiteral)
  },
  date(iso: string): Formatter {
    const format = momentFormatter(iso, { day: '2-digit', month: '2-digit', year: 'numeric' })
    // Intl puts spaces between the parts of a Croatian date.
    return (moment) => format(moment).replaceAll(/\s/g, '')
  },
  day(iso: string): Formatter {
    const weekday = momentFormatter(iso, { weekday: 'short' })
    const date = KINDS.date(iso)
    return (moment) => `${weekday(moment)},\u00a0${date(moment)}`
  },
  time: (iso: string): Formatter =>
    momentFormatter(iso, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
}

function momentFormatter(iso: string, options: Intl.DateTimeFormatOptions): Formatter {
  const format = new Intl.DateTimeFormat(iso, { timeZone: TIME_ZONE, ...options })
  return (moment) => format.format(new Date(moment))
}

/** Creating an Intl object costs more than formatting all prices of a page. */
const formatters = new Map<string, Formatter>()

function formatterOf(kind: keyof typeof KINDS, iso: string, unit: string): Formatter {
  const key = kind + iso + unit
  const formatter = formatters.get(key) ?? KINDS[kind](iso, unit)
  formatters.set(key, formatter)
  return formatter
}
