import type { PRODUCT_SORTS } from '#services/contract/product.ts'
import type { Condition } from '#services/modules/product/read/filter.ts'
import type { Scored } from '#services/platform/search/matching.ts'
import type { Correction } from '#services/platform/search/query.ts'

/** The selection of a list: products, never variants. */
export type ListQuestion = {
  readonly language: string
  /** ISO time of the prices. */
  readonly now: string
  readonly conditions: readonly Condition[]
  /** Keywords as typed; without a word, nothing is searched for. */
  readonly keywords: string
  readonly mainCategory?: number | undefined
}

export type ProductSort = {
  readonly param: (typeof PRODUCT_SORTS)[number]
  readonly order: 'asc' | 'desc'
}

export type ListWindow = {
  /** By default the best match first with keywords, otherwise the newest first. */
  readonly sort?: ProductSort | undefined
  readonly limit: number
  readonly offset: number
}

export type ListedIds = { readonly ids: readonly number[]; readonly total: number }

/**
 * The number of listed products with a value, or the range of their numbers or times. What the
 * other filters exclude stays, with a total of 0.
 */
export type FacetCount = {
  readonly attributeId: number
  readonly valueId: number | null
  readonly yesNo: number | null
  readonly total: number
  readonly minThousandths: number | null
  readonly maxThousandths: number | null
  readonly minMoment: string | null
  readonly maxMoment: string | null
}

/**
 * Facets, each counted without its own filter, so that a second value can be added. A facet that
 * the unfiltered list lacks is missing or null.
 */
export type Facets = {
  /** Counts of every filterable or filtered attribute. */
  readonly counts: readonly FacetCount[]
  readonly reduced: number | null
  readonly prices: {
    readonly total: number
    readonly minCents: number
    readonly maxCents: number
  } | null
  /** ISO time at which a reduction begins or ends next, anywhere in the catalogue. */
  readonly until: string | null
}

/** A category with the ids of itself and all its descendants. */
export type CategoryContents = { readonly id: number; readonly holds: ReadonlySet<number> }

/** Reads for lists, facets and searches. */
export type CatalogueReads = {
  list(question: ListQuestion, window: ListWindow): Promise<ListedIds>
  facets(question: ListQuestion): Promise<Facets>
  /** Visible products per category, each counted once; categories without any are missing. */
  categoryTotals(categories: readonly CategoryContents[]): Promise<ReadonlyMap<number, number>>
}

export type FoundProducts = {
  readonly total: number
  readonly best: readonly Scored[]
}

/** Search for words as they are typed, and their correction. */
export type CatalogueSearch = {
  find(question: ListQuestion, limit: number): Promise<FoundProducts>
  correct(keywords: string, language: string): Promise<Correction | null>
}

export const NEWEST_FIRST: ProductSort = { param: 'id', order: 'desc' }
