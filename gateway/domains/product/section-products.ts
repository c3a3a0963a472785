import type { ProductSort } from '#gateway/generated/resolvers.ts'
import { isId } from '#gateway/lib/ids.ts'
import type { ProductQuestion } from './data-source.ts'
import { toServiceSort } from './sorts.ts'

/** The part of a product-grid section that this subschema reads. */
export type GridSection = {
  readonly limit: number
  readonly categoryIds: readonly string[]
  readonly keywords: string
  readonly isFeatured: boolean
  readonly isDiscounted: boolean
  readonly sort: ProductSort
}

/** The list that staff have described in a section. */
export function gridQuestion(section: GridSection): ProductQuestion {
  const { limit, keywords, isFeatured, isDiscounted, sort } = section
  const categories = section.categoryIds.filter(isId).map(Number)
  return {
    ...{ page: 1, limit, isFeatured, isDiscounted, sort: toServiceSort(sort) },
    ...(keywords.trim() ? { keywords: keywords.trim() } : {}),
    ...(categories.length === 1 ? { categoryId: categories[0] } : {}),
    ...(categories.length > 1 ? { filters: [{ key: 'category', value: categories }] } : {}),
  }
}
