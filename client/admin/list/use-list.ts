import { useSearchParams } from 'react-router'
import {
  FIRST_PAGE_SIZE,
  type List,
  PAGE_SIZES,
  type QueryOf,
} from '#services/contract/rules/lists/list.ts'
import { queryText, readQuery } from '#services/contract/rules/lists/query-text.ts'

export type ListState<L extends List> = {
  readonly list: L
  readonly query: QueryOf<L>
  /** Of the operation that reads the page. */
  readonly variables: QueryOf<L> & {
    readonly after: string | null
    readonly before: string | null
    readonly limit: number
  }
  /** The query as views store it. */
  readonly text: string
  readonly limit: (typeof PAGE_SIZES)[number]
  /** Columns that are shown, in the order of the list. */
  readonly columns: readonly string[]
  /** Address of the first page of another query. */
  hrefOf(query: QueryOf<L>): string
  /** Address of another page of the same query. */
  pageHref(page: { readonly after?: string; readonly before?: string }): string
  /** Shows the first page of another query, in the place of this one in the history. */
  change(query: QueryOf<L>): void
  showColumns(columns: readonly string[]): void
  showRows(limit: number): void
}

/** A ticked box stays ticked under the finger, and the next tick adds to it. */
const AT_ONCE = { replace: true, flushSync: true } as const

/** All that a list shows is in its address, with `own` parameters of the screen beside it. */
export function useList<L extends List>(list: L, own: readonly string[] = []): ListState<L> {
  const [params, setParams] = useSearchParams()
  const query = readQuery(list, params)
  const chosen = params.getAll('column')
  const all = Object.keys(list.columns)
  const usual = all.filter((name) => !list.columns[name]?.isExtra)

  const limit = PAGE_SIZES.find((size) => `${size}` === params.get('limit')) ?? FIRST_PAGE_SIZE

  function textWith(next: QueryOf<L>, more: Readonly<Record<string, string | null>> = {}): string {
    const text = new URLSearchParams(queryText(list, next))
    for (const column of chosen) text.append('column', column)
    for (const name of ['limit', ...own]) {
      const value = params.get(name)
      if (value !== null) text.set(name, value)
    }
    for (const [name, value] of Object.entries(more)) {
      if (value === null) text.delete(name)
      else text.set(name, value)
    }
    return text.toString()
  }
  const addressOf = (text: string) => (text ? `?${text}` : location.pathname)

  return {
    list,
    query,
    text: queryText(list, query),
    variables: { ...query, after: params.get('after'), before: params.get('before'), limit },
    limit,
    columns: chosen.length > 0 ? all.filter((name) => chosen.includes(name)) : usual,
    hrefOf: (next) => addressOf(textWith(next)),
    pageHref: (page) => addressOf(textWith(query, page)),
    change: (next) => setParams(textWith(next), AT_ONCE),
    showColumns(columns) {
      const text = new URLSearchParams(textWith(query))
      text.delete('column')
      if (`${columns}` !== `${usual}`) for (const name of columns) text.append('column', name)
      setParams(text, AT_ONCE)
    },
    showRows: (limit) => setParams(textWith(query, { limit: `${limit}` }), AT_ONCE),
  }
}
