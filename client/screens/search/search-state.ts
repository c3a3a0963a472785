import { cleanKeywords } from '#client/features/search/keywords.ts'

export type SearchState = {
  readonly keywords: string
  /** How often more was loaded, plus one. */
  readonly page: number
}

/** A link may lead so deep; each page is a small query of its own. */
const DEEPEST_PAGE = 40
export const FIRST = 9
export const MORE = 8

export function readSearchState(query: URLSearchParams): SearchState {
  const page = Number(query.get('page'))
  return {
    keywords: cleanKeywords(query.get('keywords') ?? ''),
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, DEEPEST_PAGE) : 1,
  }
}

/** Offsets of the results that follow the first ones. */
export function furtherOffsets({ page }: Pick<SearchState, 'page'>): readonly number[] {
  return Array.from({ length: page - 1 }, (_, at) => FIRST + at * MORE)
}

export function hasMore({ page }: SearchState, total: number): boolean {
  return page < DEEPEST_PAGE && FIRST + (page - 1) * MORE < total
}
