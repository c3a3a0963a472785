import type { ProductSort } from '#client/generated/types.ts'
import type { Query } from '#client/lib/links.ts'

/** State of a list in its URL. Invalid values are ignored. */
export type ListState = {
  /** The pages shown: `page=1-3` in the URL once more of them were loaded, or one alone. */
  readonly firstPage: number
  readonly page: number
  readonly perPage: number
  /** Null for the list's default. */
  readonly sort: ProductSort | null
  readonly keywords: string
  readonly isDiscounted: boolean
  readonly isFeatured: boolean
  /** By code of the facet: `yes`, `no`, or numbers separated by commas, ascending. */
  readonly filters: Readonly<Record<string, string>>
}

export const PAGE_SIZES = [12, 24] as const
const DEFAULT_PAGE_SIZE = 12
/** More would be slow to restore: an address of more pages shows the last one. */
const MOST_ITEMS = 96
const LONGEST_KEYWORDS = 200
/** Beyond every list, but still a GraphQL Int. */
const FURTHEST_PAGE = 1_000_000
/** The service accepts a few more of both. */
const MOST_FILTERS = 20
const MOST_VALUES = 100
const LONGEST_CODE = 60
const LAST_MS_OF_DAY = 86_399_999

/**
 * In the order of a list of choices: what hardly anyone wants comes last. Of two names for one sort
 * the later is sent.
 */
const SORT_NAMES: Readonly<Record<ProductSort, string>> = {
  PRIORITY_HIGH: 'priority-high',
  RECOMMENDED: 'priority-high',
  NEWEST: 'newest',
  CHEAPEST: 'cheapest',
  MOST_EXPENSIVE: 'expensive',
  NAME_ASC: 'name-asc',
  NAME_DESC: 'name-desc',
  PRIORITY_LOW: 'priority-low',
  RECOMMENDED_LAST: 'priority-low',
  OLDEST: 'oldest',
}

const SORTS_BY_NAME = new Map(
  Object.entries(SORT_NAMES).map(([sort, name]) => [name, sort as ProductSort]),
)

/** Every other key is the code of a facet. */
const OTHER_KEYS = /^(page|perPage|sort|keywords|discount|featured|id|category|archived)$/

export function readListState(query: URLSearchParams): ListState {
  const perPage = Number(query.get('perPage'))
  const pageSize = PAGE_SIZES.find((size) => size === perPage) ?? DEFAULT_PAGE_SIZE
  return {
    ...readPages(query.get('page') ?? '', pageSize),
    perPage: pageSize,
    sort: SORTS_BY_NAME.get(query.get('sort') ?? '') ?? null,
    keywords: (query.get('keywords') ?? '').trim().slice(0, LONGEST_KEYWORDS),
    isDiscounted: query.get('discount') === 'true',
    isFeatured: query.get('featured') === 'true',
    filters: readFilters(query),
  }
}

function readPages(text: string, perPage: number): Pick<ListState, 'firstPage' | 'page'> {
  const [, one = '1', other = one] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? []
  const [firstPage = 1, page = 1] = [one, other].map((end) => Math.min(Number(end), FURTHEST_PAGE))
  if (firstPage < 1 || page < firstPage) return { firstPage: 1, page: 1 }
  const isTooDeep = firstPage > 1 || page * perPage > MOST_ITEMS
  return { firstPage: isTooDeep ? page : firstPage, page }
}

function readFilters(query: URLSearchParams): ListState['filters'] {
  const codes = [...new Set(query.keys())].filter(
    (key) => /^[a-z][\w-]*$/i.test(key) && key.length <= LONGEST_CODE && !OTHER_KEYS.test(key),
  )
  const entries = codes.toSorted().flatMap((code): [string, string][] => {
    const value = normalValue(query.getAll(code).join(','))
    return value === null ? [] : [[code, value]]
  })
  return Object.fromEntries(entries.slice(0, MOST_FILTERS))
}

/** Null for an invalid or empty range: a missing end, 0 to 0, or no number. */
function normalValue(text: string): string | null {
  if (text === 'yes' || text === 'no') return text
  const parts = text.split(',')
  if (parts.includes('')) return null
  const numbers = parts
    .slice(0, MOST_VALUES)
    .map(toNumber)
    .filter((number) => !Number.isNaN(number))
  if (!numbers.some(Boolean)) return null
  return [...new Set(numbers)].toSorted((one, other) => one - other).join(',')
}

/** Date fields of a form without scripts send days; a range ends with its last day. */
function toNumber(part: string, at: number): number {
  if (/^\d{4}-\d\d-\d\d$/.test(part)) return Date.parse(part) + (at === 1 ? LAST_MS_OF_DAY : 0)
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(part) ? Number(part) : Number.NaN
}

/** The shortest query of the state. */
export function listQuery(state: ListState): Query {
  const { firstPage, page } = state
  return {
    keywords: state.keywords,
    discount: state.isDiscounted ? 'true' : null,
    featured: state.isFeatured ? 'true' : null,
    ...state.filters,
    sort: state.sort === null ? null : sortName(state.sort),
    perPage: state.perPage === DEFAULT_PAGE_SIZE ? null : state.perPage,
    page: pagesText(firstPage, page),
  }
}

function pagesText(firstPage: number, page: number): string | null {
  if (firstPage < page) return `${firstPage}-${page}`
  return page === 1 ? null : `${page}`
}

/** Any change other than of the page returns to the first page. */
export function changed(state: ListState, change: Partial<Omit<ListState, 'page'>>): ListState {
  return { ...state, ...change, firstPage: 1, page: 1 }
}

export function withFilter({ filters }: ListState, code: string, value: string | null) {
  const entries = Object.entries({ ...filters, [code]: value })
  return {
    filters: Object.fromEntries(entries.filter((entry): entry is [string, string] => !!entry[1])),
  }
}

export const NO_FILTERS = { isDiscounted: false, isFeatured: false, filters: {} } as const

/** One page more below; null when an address could not restore that many. */
export function withNextPage(state: ListState): ListState | null {
  const { firstPage, page, perPage } = state
  return firstPage > 1 || (page + 1) * perPage > MOST_ITEMS ? null : { ...state, page: page + 1 }
}

/** All sorts, or those of a category, as a list of choices shows them. */
export function sortsToChoose(sorts?: readonly ProductSort[]): readonly ProductSort[] {
  const all = [...SORTS_BY_NAME.values()]
  return sorts ? all.filter((sort) => sorts.includes(sort)) : all
}

export function sortName(sort: ProductSort): string {
  return SORT_NAMES[sort]
}

/** Variables of the list's query, for all pages shown. */
export function listVariables(state: ListState) {
  const { keywords, filters } = state
  const given = Object.entries(filters).map(([attribute, value]) => ({ attribute, value }))
  return {
    page: state.firstPage,
    limit: state.perPage * (state.page - state.firstPage + 1),
    sort: state.sort,
    keywords: keywords === '' ? null : keywords,
    discount: state.isDiscounted || null,
    featured: state.isFeatured || null,
    filters: given.length === 0 ? null : given,
  }
}
