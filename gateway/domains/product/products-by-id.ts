import { pageOf } from '#gateway/lib/list-page.ts'
import type { ProductLoaders, ProductQuestion } from './loaders.ts'
import type { ProductListParent } from './mappers.ts'
import type { SelectedFields } from './selected-fields.ts'

/**
 * Products in the order of their ids. At most 100 are allowed, so that one call has all of them and
 * the page is cut here.
 */
export async function productsById(
  ids: readonly number[],
  question: ProductQuestion,
  { byIds, list }: Pick<ProductLoaders, 'byIds' | 'list'>,
  fields: SelectedFields,
): Promise<ProductListParent> {
  const { items, counted } = isNarrowed(question)
    ? await list({ ...question, ids, page: 1, limit: ids.length }, fields)
    : await byIds(ids, fields)
  const byId = new Map(items.map((product) => [product.id, product]))
  const found = ids.flatMap((id) => byId.get(id) ?? [])

  return { ...pageOf(found, question), counted }
}

function isNarrowed(question: ProductQuestion): boolean {
  const { categoryId, keywords, isDiscounted, isFeatured, filters = [] } = question
  const others = [categoryId, keywords, isDiscounted, isFeatured]
  return filters.length > 0 || others.some((value) => value !== undefined)
}
