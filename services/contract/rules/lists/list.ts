import * as z from 'zod/mini'
import type { Right } from '#services/contract/rules/rights.ts'

/** Rows of one page. */
export const PAGE_SIZES = [25, 50, 100] as const
export const FIRST_PAGE_SIZE = 50
/** Counts end here: a higher one costs time and is of no use. */
export const MOST_COUNTED = 10_000

export type Column = {
  /**
   * How it is shown and exported; `word` is a value of an enum, which clients name in their language,
   * `actor` who did something.
   */
  readonly kind: 'text' | 'number' | 'moment' | 'money' | 'word' | 'actor'
  /** Its word in a sort, such as `PLACED_AT` of `PLACED_AT_DESC`; without it rows are not sorted by it. */
  readonly sort?: string
  /** Not shown until somebody chooses it. */
  readonly isExtra?: boolean
}

export type Filter<Value = unknown> = {
  readonly kind: 'anyOf' | 'isTrue' | 'days' | 'ids'
  /** Those of `anyOf`. */
  readonly words: readonly string[]
  readonly value: z.ZodMiniType<Value>
}

/** One or several of these words. */
export function anyOf<const Word extends string>(
  words: readonly Word[],
): Filter<Word[]> & { readonly words: readonly Word[] } {
  return { kind: 'anyOf', words, value: z.array(z.enum(words)).check(z.maxLength(words.length)) }
}

/** Only rows of which it is true, or with `false` only the others. */
export function isTrue(): Filter<boolean> {
  return { kind: 'isTrue', words: [], value: z.boolean() }
}

/** Days in Zagreb, both included. */
export type Days = { from?: string | null; to?: string | null }

export function days(): Filter<Days> {
  const day = z.nullish(z.iso.date())
  return { kind: 'days', words: [], value: z.object({ from: day, to: day }) as z.ZodMiniType<Days> }
}

const NUMBER = /^[1-9]\d{0,8}$/

/** One or several of the records with these ids, numbers unless another form is given. */
export function ids(form: RegExp = NUMBER, most = 50): Filter<string[]> {
  const id = z.string().check(z.regex(form))
  return { kind: 'ids', words: [], value: z.array(id).check(z.maxLength(most)) }
}

type Columns = Readonly<Record<string, Column>>
type Filters = Readonly<Record<string, Filter>>
type ValueOf<F> = F extends Filter<infer Value> ? Value : never

type WordIn<C> = C extends { readonly sort?: infer Word } ? Extract<Word, string> : never
type SortWord<C extends Columns> = { [name in keyof C]: WordIn<C[name]> }[keyof C]
type Sort<C extends Columns> = `${SortWord<C>}_ASC` | `${SortWord<C>}_DESC`

type Query<C extends Columns, F extends Filters> = {
  readonly search?: string | null | undefined
  readonly filter?: { readonly [name in keyof F]?: ValueOf<F[name]> | null } | null | undefined
  readonly sort?: Sort<C> | null | undefined
}

export type List<
  C extends Columns = Columns,
  F extends Filters = Filters,
  View extends string = string,
> = {
  /** That of its calls, and of its views. */
  readonly right: Right
  /** Rows tell about people: their export needs `people.export` and a code as well. */
  readonly isPersonal: boolean
  /** In the order of the table. Each is a field of its row. */
  readonly columns: C
  readonly filters: F
  /** Unless another one is chosen. */
  readonly sort: Sort<C>
  /** Views that come with the product, the most used first. */
  readonly views: Readonly<Record<View, Query<C, F>>>
}

/** A list of the back office: its calls, SQL, table and address follow from it. */
export function listOf<const C extends Columns, const F extends Filters, const View extends string>(
  list: List<C, F, View>,
): List<C, F, View> {
  return list
}

/** Which rows of a list, and in which order. */
export type QueryOf<L> = L extends List<infer C, infer F, string> ? Query<C, F> : never
export type SortWordOf<L> = L extends List<infer C, Filters, string> ? SortWord<C> : never
export type FilterValues<L extends List> = {
  readonly [name in keyof L['filters']]: ValueOf<L['filters'][name]>
}

/** Every order of the rows, such as `PLACED_AT_DESC`. */
export function sortsOf<L extends List>(list: L): readonly L['sort'][] {
  const words = Object.values(list.columns).flatMap(({ sort }) => sort ?? [])
  return words.flatMap((word) => [`${word}_ASC`, `${word}_DESC`] as L['sort'][])
}
