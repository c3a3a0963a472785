import type { PRODUCT_SORTS } from '#services/contract/product.ts'
import type { Condition } from '#services/product/read/filter.ts'

/** Which products a list holds: products themselves, never their variants. */
export type ListQuestion = {
  readonly language: string
  /** ISO moment of the prices. */
  readonly now: string
  readonly conditions: readonly Condition[]
  /** As they were typed; without a word in them nothing is searched for. */
  readonly keywords: string
  readonly mainCategory?: number | undefined
}

export type ProductSort = {
  readonly param: (typeof PRODUCT_SORTS)[number]
  readonly order: 'asc' | 'desc'
}

export type ListWindow = {
  /** Missing: the best match first when there are keywords, else the newest first. */
  readonly sort?: ProductSort | undefined
  readonly limit: number
  readonly offset: number
}

export type ListedIds = { readonly ids: readonly number[]; readonly total: number }

/** How many listed products have a value, or the range of their numbers or moments. */
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

/** A category with the ids of itself and of all categories below it. */
export type CategoryContents = { readonly id: number; readonly holds: ReadonlySet<number> }

/** What lists, facets and searches are answered from. */
export type CatalogueReads = {
  list(question: ListQuestion, window: ListWindow): Promise<ListedIds>
  /**
   * Over every filterable attribute. Each is counted without its own filter, so that a second value
   * of it can be added.
   */
  facets(question: ListQuestion): Promise<readonly FacetCount[]>
  /**
   * Products that a visitor finds in each category, each counted once; a category without any is
   * missing.
   */
  categoryTotals(categories: readonly CategoryContents[]): Promise<ReadonlyMap<number, number>>
}

export const NEWEST_FIRST: ProductSort = { param: 'id', order: 'desc' }
