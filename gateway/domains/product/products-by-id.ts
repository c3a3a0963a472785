import type { GatewayContext } from '#gateway/context.ts'
import { pageOf } from '#gateway/lib/list-page.ts'
import type { ProductQuestion } from './data-source.ts'
import { NOT_ARCHIVED } from './filters.ts'
import type { ProductListParent } from './mappers.ts'
import type { SelectedFields } from './selected-fields.ts'

/**
 * Products in the order of their ids. At most 100 are allowed, so that one call has all of them and
 * the page is cut here.
 */
export async function productsById(
  ids: readonly number[],
  question: ProductQuestion,
  { loaders, dataSources }: Pick<GatewayContext, 'loaders' | 'dataSources'>,
  fields: SelectedFields,
): Promise<ProductListParent> {
  const { items, counted } = isNarrowed(question)
    ? await dataSources.product.list({ ...question, ids, page: 1, limit: ids.length }, fields)
    : {
        items: await loaders.product.byIds(ids, fields),
        counted: { filters: [NOT_ARCHIVED, { key: 'id', value: [...ids] }] },
      }
  const byId = new Map(items.map((product) => [product.id, product]))
  const found = ids.flatMap((id) => byId.get(id) ?? [])

  return { ...pageOf(found, question), counted }
}

function isNarrowed(question: ProductQuestion): boolean {
  const { categoryId, keywords, isDiscounted, isFeatured, filters = [] } = question
  const others = [categoryId, keywords, isDiscounted, isFeatured]
  return filters.length > 0 || others.some((value) => value !== undefined)
}
