import { type RawBuilder, sql } from 'kysely'
import type { Days, FilterValues, List, SortWordOf } from '#services/contract/rules/lists/list.ts'
import { dayAfterInZagreb } from '#services/platform/moment.ts'
import type { Tables } from '#services/platform/tables.ts'
import type { WordTable } from './search-words.ts'

type TableName = keyof Tables & string
type ColumnName<Name extends TableName> = keyof Tables[Name] & string

/** Where the rows of a list come from. The table has no alias. */
export type ListSource<L extends List = List, Name extends TableName = TableName> = {
  readonly list: L
  readonly table: Name
  /** Rows that it shows at all; left out: each of the table. */
  readonly only?: RawBuilder<unknown>
  /** Columns without nulls, each in an index that ends with the id. */
  readonly sort: Readonly<Record<SortWordOf<L>, ColumnName<Name>>>
  /** Conditions in SQL. */
  readonly filters: {
    readonly [name in keyof L['filters']]: (
      value: FilterValues<L>[name],
      now: Date,
    ) => RawBuilder<unknown>
  }
  /** A table of words, or for a short list the condition for one folded word. */
  readonly search: Omit<WordTable, 'of'> | ((word: string) => RawBuilder<unknown>)
}

export function isAnyOf(column: string, values: readonly (string | number)[]): RawBuilder<unknown> {
  return sql`${sql.ref(column)} in (${sql.join(values)})`
}

/** A moment within these days in Zagreb, both included. */
export function isWithin(column: string, { from, to }: Days): RawBuilder<unknown> {
  return allOf([
    from ? sql`${sql.ref(column)} >= ${dayAfterInZagreb(dayBefore(from))}` : null,
    to ? sql`${sql.ref(column)} < ${dayAfterInZagreb(noonOf(to))}` : null,
  ])
}

export function allOf(conditions: readonly (RawBuilder<unknown> | null)[]): RawBuilder<unknown> {
  const given = conditions.filter((condition) => condition !== null)
  return given.length === 0 ? sql`1 = 1` : sql.join(given, sql` and `)
}

const DAY_MS = 24 * 60 * 60_000

function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`
}

function dayBefore(day: string): string {
  return new Date(Date.parse(noonOf(day)) - DAY_MS).toISOString()
}
