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
  /** 1.234 */
  number(value: number): string
}

export function createFormat(iso: string): Format {
  const date = new Intl.DateTimeFormat(iso, {
    timeZone: TIME_ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  const time = new Intl.DateTimeFormat(iso, {
    timeZone: TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const number = new Intl.NumberFormat(iso)
  const moneyByCurrency = new Map<string, Intl.NumberFormat>()

  function moneyFormat(currency: string): Intl.NumberFormat {
    const known = moneyByCurrency.get(currency)
    if (known !== undefined) return known
    const made = new Intl.NumberFormat(iso, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    moneyByCurrency.set(currency, made)
    return made
  }

  return {
    // Decimal text goes in as text: Intl reads it exactly, a float would not.
    money: ({ amount, currency }) =>
      moneyFormat(currency).format(amount as Intl.StringNumericLiteral),
    // Intl puts spaces between the parts of a Croatian date.
    date: (moment) => date.format(new Date(moment)).replaceAll(/\s/g, ''),
    time: (moment) => time.format(new Date(moment)),
    number: (value) => number.format(value),
  }
}

/** One for each locale: making the Intl objects costs more than all prices of a page. */
const formats = new Map<string, Format>()

function formatFor(iso: string): Format {
  const known = formats.get(iso)
  if (known) return known
  const made = createFormat(iso)
  formats.set(iso, made)
  return made
}

export function useFormat(): Format {
  return formatFor(useSite().iso)
}
