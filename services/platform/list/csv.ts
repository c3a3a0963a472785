import type { Column } from '#services/contract/rules/lists/list.ts'

/** So that Excel reads č, ć, ž, š and đ. */
export const BYTE_ORDER_MARK = '\uFEFF'

const FORMULA = /^[=+\-@\t\r]/
const QUOTED = /["\n\r;]/

/**
 * One line as Croatian Excel reads it, with semicolons. Quotes do not keep a spreadsheet from
 * running a formula, so a text that begins like one begins with an apostrophe.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(';')}\r\n`
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const MOMENT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Zagreb',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A value of a row as text, by the kind of its column; words, one or several, as they are named here. */
export function csvCell(
  kind: Column['kind'] | undefined,
  value: unknown,
  words: ReadonlyMap<string, string>,
): string {
  if (value === null || value === undefined) return ''
  switch (kind) {
    case 'moment':
      return csvMoment(String(value))
    case 'money':
      return csvAmount(String(Reflect.get(Object(value), 'amount')))
    case 'word':
      return [value]
        .flat()
        .map((word) => words.get(String(word)) ?? String(word))
        .join(', ')
    case 'actor':
      return String(Reflect.get(Object(value), 'name') ?? Reflect.get(Object(value), 'key'))
    default:
      return String(value)
  }
}

/** For example 2026-11-27 08:06 in Zagreb, which spreadsheets sort and read as a time. */
export function csvMoment(at: string): string {
  return MOMENT.format(new Date(at))
}

/** For example 84,90. */
export function csvAmount(amount: string): string {
  return amount.replace('.', ',')
}
