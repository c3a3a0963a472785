import { useSite } from './site.ts'

/** Times are shown as a clock in Croatia shows them, wherever the reader or the server is. */
const TIME_ZONE = 'Europe/Zagreb'

export type Format = {
  /** 1.234,56 € */
  money(money: { readonly amount: string; readonly currency: string }): string
  /** 21.11.2026. */
  date(moment: string): string
  /** 18:30 */
  time(moment: string): string
}

/** What was written, by kind and value. The server's travels with its page. */
export type Writings = Map<string, string>

type Write = (value: string) => string

/**
 * What has been written once is not worked out again. So the first drawing in a browser has the
 * very texts of the server, whose Intl may be of another year, and does not wait for its own: the
 * first use of it takes longer than all else that a page draws.
 */
export function createFormat(iso: string, writings: Writings = new Map()): Format {
  function written(kind: keyof typeof KINDS, value: string, unit = ''): string {
    const key = kind + value + unit
    const text = writings.get(key) ?? writerOf(kind, iso, unit)(value)
    writings.set(key, text)
    return text
  }

  return {
    money: ({ amount, currency }) => written('money', amount, currency),
    date: (moment) => written('date', moment),
    time: (moment) => written('time', moment),
  }
}

const KINDS = {
  money(iso: string, currency: string): Write {
    const format = new Intl.NumberFormat(iso, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    // Decimal text goes in as text: Intl reads it exactly, a float would not.
    return (amount) => format.format(amount as Intl.StringNumericLiteral)
  },
  date(iso: string): Write {
    const write = momentWriter(iso, { day: '2-digit', month: '2-digit', year: 'numeric' })
    // Intl puts spaces between the parts of a Croatian date.
    return (moment) => write(moment).replaceAll(/\s/g, '')
  },
  time: (iso: string): Write =>
    momentWriter(iso, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
}

function momentWriter(iso: string, options: Intl.DateTimeFormatOptions): Write {
  const format = new Intl.DateTimeFormat(iso, { timeZone: TIME_ZONE, ...options })
  return (moment) => format.format(new Date(moment))
}

/** Made when first needed and kept: making the Intl objects costs more than all prices of a page. */
const writers = new Map<string, Write>()

function writerOf(kind: keyof typeof KINDS, iso: string, unit: string): Write {
  const key = kind + iso + unit
  const writer = writers.get(key) ?? KINDS[kind](iso, unit)
  writers.set(key, writer)
  return writer
}

export function useFormat(): Format {
  return useSite().format
}
