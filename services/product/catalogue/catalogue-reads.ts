import type { PRODUCT_SORTS } from '#services/contract/product.ts'
import type { Condition } from '#services/product/filter.ts'

/** Which products a list is about: products themselves, never their variants. */
export type ListQuestion = {
  readonly language: string
  /** ISO moment at which reductions are looked at. */
  readonly now: string
  readonly conditions: readonly Condition[]
  /** As they were typed; without a word in them they ask for nothing. */
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

/** How many listed products have a value, or the ends between which their numbers or moments lie. */
export type LayerCount = {
  readonly attributeId: number
  readonly valueId: number | null
  readonly yesNo: number | null
  readonly total: number
  readonly minThousandths: number | null
  readonly maxThousandths: number | null
  readonly minMoment: string | null
  readonly maxMoment: string | null
}

/** A category with all that belongs to it: itself and whatever lies below. */
export type CategoryContents = { readonly id: number; readonly holds: ReadonlySet<number> }

/**
 * What lists, layers and the search are answered from. SQL is one implementation, the index in
 * memory the other; but for words they answer the same to the last id.
 */
export type CatalogueReads = {
  list(question: ListQuestion, window: ListWindow): Promise<ListedIds>
  /**
   * Over every filterable attribute. Each is counted without its own filter (drill sideways), so that
   * a second value of it can be added.
   */
  layers(question: ListQuestion): Promise<readonly LayerCount[]>
  /**
   * Products that a visitor finds in each category, counted once however often they stand in it; a
   * category without any is missing.
   */
  categoryTotals(categories: readonly CategoryContents[]): Promise<ReadonlyMap<number, number>>
}

export const NEWEST_FIRST: ProductSort = { param: 'id', order: 'desc' }
