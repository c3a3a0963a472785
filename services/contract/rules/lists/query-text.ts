import * as z from 'zod/mini'
import { type Filter, type List, type QueryOf, sortsOf } from './list.ts'

// Which rows of a list, as the query of an address: screens keep their state there, saved views
// store it, and bulk work repeats it.

const SEARCH_MAX = 200

/** What the list does not know is left out: an address typed by hand or an old view still opens. */
export function readQuery<L extends List>(list: L, params: URLSearchParams): QueryOf<L> {
  const search = params.get('search')?.slice(0, SEARCH_MAX).trim()
  const sort = sortsOf(list).find((one) => one === params.get('sort'))
  const filter = Object.entries(list.filters).flatMap(([name, { kind, value }]) => {
    const { success, data } = z.safeParse(value, READERS[kind](name, params))
    return success ? [[name, data]] : []
  })
  return {
    ...(search ? { search } : {}),
    ...(filter.length > 0 ? { filter: Object.fromEntries(filter) } : {}),
    ...(sort ? { sort } : {}),
  } as QueryOf<L>
}

export function queryText(list: List, { search, filter, sort }: QueryOf<List>): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  for (const name of Object.keys(list.filters)) {
    const value = filter?.[name]
    if (value !== null && value !== undefined) write(params, name, value)
  }
  if (sort && sort !== list.sort) params.set('sort', sort)
  return params.toString()
}

/** The value of a filter; undefined when it is not there. */
const READERS: Readonly<
  Record<Filter['kind'], (name: string, params: URLSearchParams) => unknown>
> = {
  anyOf: given,
  ids: given,
  isTrue(name, params) {
    const text = params.get(name)
    return text === 'true' || text === 'false' ? text === 'true' : undefined
  },
  days(name, params) {
    const [from, to] = [params.get(`${name}From`), params.get(`${name}To`)]
    return from || to ? { ...(from ? { from } : {}), ...(to ? { to } : {}) } : undefined
  },
}

function given(name: string, params: URLSearchParams): readonly string[] | undefined {
  const all = params.getAll(name)
  return all.length > 0 ? all : undefined
}

function write(params: URLSearchParams, name: string, value: unknown): void {
  if (Array.isArray(value)) for (const one of value) params.append(name, String(one))
  else if (typeof value !== 'object' || value === null) params.set(name, String(value))
  else {
    const { from, to } = value as { from?: string | null; to?: string | null }
    if (from) params.set(`${name}From`, from)
    if (to) params.set(`${name}To`, to)
  }
}
