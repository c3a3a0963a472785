import type { DomainDeps } from '#gateway/context.ts'
import { orNone } from '#gateway/layout/absence.ts'
import { ANY_CHANGE } from '#gateway/lib/cache-tags.ts'
import { type ListPage, MAX_INDEXED_OFFSET, toPageInfo } from '#gateway/lib/list-page.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import {
  filterProducts,
  getLayers,
  getProduct,
  type ProductRecord,
} from '#services/contract/product.ts'
import { findPopular } from '#services/contract/search.ts'
import { type CategoryTree, idsWithin, loadCategoryTree } from './category-tree.ts'
import { NOT_ARCHIVED, type ServiceFilters } from './filters.ts'
import type { ProductLoaders } from './loaders.ts'
import type { ProductListParent } from './mappers.ts'
import { EVERYTHING, type SelectedFields, selects } from './selected-fields.ts'

export type ProductQuestion = ListPage & {
  readonly categoryId?: number | undefined
  readonly ids?: readonly number[] | undefined
  readonly keywords?: string | undefined
  readonly isDiscounted?: boolean | undefined
  readonly isFeatured?: boolean | undefined
  readonly filters?: ServiceFilters | undefined
  readonly sort?: CallInput<typeof filterProducts>['sort']
}

export type ProductDataSource = {
  bySlug(slug: string): Promise<ProductRecord | { readonly movedTo: string } | null>
  /** The same, after a rename too. */
  currentBySlug(slug: string): Promise<ProductRecord | null>
  list(question: ProductQuestion, fields?: SelectedFields): Promise<ProductListParent>
  /** Products in stock that sold best, then featured ones. */
  popular(limit: number, fields?: SelectedFields): Promise<readonly ProductRecord[]>
  /** Null on a platform that counts none. */
  facets(counted: CallInput<typeof getLayers>): Promise<CallOutput<typeof getLayers> | null>
  categories(): Promise<CategoryTree>
}

export function createDataSource({
  taggedUpstream: upstream,
  categoryTree,
  hasExtensions,
  tags,
  loaders,
}: Pick<DomainDeps, 'taggedUpstream' | 'categoryTree' | 'hasExtensions' | 'tags'> & {
  readonly loaders: { readonly product: ProductLoaders }
}): ProductDataSource {
  let tree: Promise<CategoryTree> | null = null

  function categories(): Promise<CategoryTree> {
    tags.add('categories')
    tree ??= categoryTree(loadCategoryTree)
    return tree
  }

  async function bySlug(slug: string): ReturnType<ProductDataSource['bySlug']> {
    const { product, movedTo } = await upstream.call(getProduct, { slug })
    if (product) {
      tags.add(`product:${product.id}`)
      return product
    }
    tags.add(ANY_CHANGE)
    return movedTo ? { movedTo } : null
  }

  return {
    categories,

    bySlug,

    async currentBySlug(slug) {
      const found = await bySlug(slug)
      if (found === null || !('movedTo' in found)) return found
      const current = await bySlug(found.movedTo)
      return current === null || 'movedTo' in current ? null : current
    },

    async popular(limit, fields = EVERYTHING) {
      tags.add('list:all')
      tags.add('popular')
      if (!hasExtensions) {
        const featured = [NOT_ARCHIVED, { key: 'featured', value: true }]
        const question = { filters: featured, ...selects(fields), page: 1, limit }
        const { records } = await upstream.call(filterProducts, question)
        return records
      }
      const { products } = await upstream.call(findPopular, { limit })
      return loaders.product.byIds(products, fields)
    },

    facets: (counted) => orNone(upstream.call(getLayers, counted), null),

    async list(question, fields = EVERYTHING) {
      const { page, limit, categoryId, ids, keywords, isDiscounted, isFeatured, sort } = question
      tags.add(categoryId === undefined ? 'list:all' : `list:${categoryId}`)
      const filters: ServiceFilters = [NOT_ARCHIVED, ...(question.filters ?? [])]
      if (ids) filters.push({ key: 'id', value: [...ids] })
      if (isDiscounted) filters.push({ key: 'discount', value: true })
      if (isFeatured) filters.push({ key: 'featured', value: true })
      if (categoryId !== undefined) {
        tags.add('categories')
        // Our service includes subcategories; other platforms may not.
        const node = hasExtensions ? null : (await categories()).byId(categoryId)
        filters.push({ key: 'category', value: node ? [...idsWithin(node)] : [categoryId] })
      }
      const { records, pagination } = await upstream.call(filterProducts, {
        filters,
        ...(keywords ? { keywords } : {}),
        ...(sort ? { sort } : {}),
        ...selects(fields),
        page,
        limit,
      })
      for (const { id } of records) tags.add(`product:${id}`)
      const { totalPages, totalRecords } = pagination
      return {
        items: records,
        pageInfo: toPageInfo(
          { page, limit },
          { totalPages, total: totalRecords },
          MAX_INDEXED_OFFSET,
        ),
        counted: toCounted(filters, keywords, hasExtensions),
      }
    },
  }
}

/** Other platforms count without keywords, which would not match the list. */
function toCounted(
  filters: ServiceFilters,
  keywords: string | undefined,
  hasExtensions: boolean,
): ProductListParent['counted'] {
  if (!keywords) return { filters }
  return hasExtensions ? { filters, keywords } : null
}
