import type { ProductSort } from '#client/generated/types.ts'
import type { Query } from '#client/lib/links.ts'

/** State of a list in its URL. Invalid values are ignored. */
export type ListState = {
  readonly page: number
  readonly perPage: number
  /** Null for the list's default. */
  readonly sort: ProductSort | null
  readonly keywords: string
  readonly isDiscounted: boolean
  readonly isFeatured: boolean
}

export const PAGE_SIZES = [12, 24] as const
const DEFAULT_PAGE_SIZE = 12
const LONGEST_KEYWORDS = 200
/** Beyond every list, but still a GraphQL Int. */
const FURTHEST_PAGE = 1_000_000

const SORT_NAMES: Readonly<Record<ProductSort, string>> = {
  NEWEST: 'newest',
  OLDEST: 'oldest',
  CHEAPEST: 'cheapest',
  MOST_EXPENSIVE: 'expensive',
  NAME_ASC: 'name-asc',
  NAME_DESC: 'name-desc',
  PRIORITY_LOW: 'priority-low',
  PRIORITY_HIGH: 'priority-high',
}

const SORTS_BY_NAME = new Map(
  Object.entries(SORT_NAMES).map(([sort, name]) => [name, sort as ProductSort]),
)

export function readListState(query: URLSearchParams): ListState {
  const page = Number(query.get('page'))
  const perPage = Number(query.get('perPage'))
  const pageSize = PAGE_SIZES.find((size) => size === perPage) ?? DEFAULT_PAGE_SIZE
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, FURTHEST_PAGE) : 1,
    perPage: pageSize,
    sort: SORTS_BY_NAME.get(query.get('sort') ?? '') ?? null,
    keywords: (query.get('keywords') ?? '').trim().slice(0, LONGEST_KEYWORDS),
    isDiscounted: query.get('discount') === 'true',
    isFeatured: query.get('featured') === 'true',
  }
}

/** The shortest query of the state. */
export function listQuery(state: ListState): Query {
  return {
    keywords: state.keywords,
    discount: state.isDiscounted ? 'true' : null,
    featured: state.isFeatured ? 'true' : null,
    sort: state.sort === null ? null : sortName(state.sort),
    perPage: state.perPage === DEFAULT_PAGE_SIZE ? null : state.perPage,
    page: state.page === 1 ? null : state.page,
  }
}

/** Any change other than of the page returns to the first page. */
export function changed(state: ListState, change: Partial<Omit<ListState, 'page'>>): ListState {
  return { ...state, ...change, page: 1 }
}

export function sortName(sort: ProductSort): string {
  return SORT_NAMES[sort]
}

/** Variables of the list's query. */
export function listVariables({
  perPage,
  keywords,
  isDiscounted,
  isFeatured,
  ...state
}: ListState) {
  return {
    page: state.page,
    limit: perPage,
    sort: state.sort,
    keywords: keywords === '' ? null : keywords,
    discount: isDiscounted || null,
    featured: isFeatured || null,
  }
}
