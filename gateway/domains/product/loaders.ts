import DataLoader from 'dataloader'
import { type ListPage, toPageInfo } from '#gateway/lib/list-page.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import {
  type Category,
  filterCategories,
  filterProducts,
  getLayers,
  getProduct,
  type ProductRecord,
} from '#services/contract/product.ts'
import { buildCategoryTree, type CategoryTree, idsWithin } from './category-tree.ts'
import type { ServiceFilters } from './filters.ts'
import type { ProductListParent } from './mappers.ts'

export type ProductQuestion = ListPage & {
  readonly categoryId?: number | undefined
  readonly keywords?: string | undefined
  readonly isDiscounted?: boolean | undefined
  readonly isFeatured?: boolean | undefined
  readonly filters?: ServiceFilters | undefined
  readonly sort?: CallInput<typeof filterProducts>['sort']
}

export type ProductLoaders = {
  /** Products that can be bought, in one call for all ids asked for together. */
  readonly byId: DataLoader<number, ProductRecord | null>
  bySlug(slug: string): Promise<ProductRecord | { readonly movedTo: string } | null>
  list(question: ProductQuestion): Promise<ProductListParent>
  facets(filters: ServiceFilters): Promise<CallOutput<typeof getLayers>>
  /** Loaded once for each request. */
  categories(): Promise<CategoryTree>
}

/** The service refuses a larger `limit`. */
const BATCH_LIMIT = 100
const CATEGORY_LIMIT = 1_000
const MAX_CATEGORY_PAGES = 20

/** What a card shows; whole products come from `web/get`. */
export const CARD_FIELDS = [
  'id',
  'type',
  'name',
  'slug',
  'sku',
  'format',
  'media',
  'retailPrice',
  'basicPrice',
  'finalPrice',
  'membershipPrice',
  'discount',
  'referencePrice',
  'categoryPriority',
  'archived',
  'featured',
  'mainCategory',
  'bundles',
  'crossSellProducts',
  'availability',
  'swatches',
  'excerpt',
  'updatedAt',
] as const satisfies CallInput<typeof filterProducts>['select']

const NOT_ARCHIVED = { key: 'archived', value: false }

export function createProductLoaders(deps: {
  readonly upstream: Upstream
  readonly tags: Set<string>
}): ProductLoaders {
  const { upstream, tags } = deps
  let tree: Promise<CategoryTree> | undefined

  async function loadMany(ids: readonly number[]): Promise<(ProductRecord | null)[]> {
    for (const id of ids) tags.add(`product:${id}`)
    const { records } = await upstream.call(filterProducts, {
      filters: [{ key: 'id', value: [...ids] }, NOT_ARCHIVED],
      select: [...CARD_FIELDS],
      page: 1,
      limit: ids.length,
    })
    const byId = new Map(records.map((product) => [product.id, product]))
    return ids.map((id) => byId.get(id) ?? null)
  }

  async function loadTree(): Promise<CategoryTree> {
    tags.add('categories')
    const all: Category[] = []
    for (let page = 1; page <= MAX_CATEGORY_PAGES; page += 1) {
      const { records, totalPages } = await upstream.call(filterCategories, {
        filters: [],
        sort: { param: 'id', order: 'asc' },
        page,
        limit: CATEGORY_LIMIT,
      })
      all.push(...records)
      if (page >= totalPages) break
    }
    return buildCategoryTree(all)
  }

  function categories(): Promise<CategoryTree> {
    tree ??= loadTree()
    return tree
  }

  return {
    byId: new DataLoader(loadMany, { maxBatchSize: BATCH_LIMIT }),
    categories,

    async bySlug(slug) {
      const { product, movedTo } = await upstream.call(getProduct, { slug })
      if (product) {
        tags.add(`product:${product.id}`)
        return product
      }
      return movedTo ? { movedTo } : null
    },

    facets: (filters) => upstream.call(getLayers, { filters }),

    async list({ page, limit, categoryId, keywords, isDiscounted, isFeatured, sort, ...asked }) {
      tags.add(categoryId === undefined ? 'list:all' : `list:${categoryId}`)
      const filters: ServiceFilters = [NOT_ARCHIVED, ...(asked.filters ?? [])]
      if (isDiscounted) filters.push({ key: 'discount', value: true })
      if (isFeatured) filters.push({ key: 'featured', value: true })
      if (categoryId !== undefined) {
        const node = (await categories()).byId(categoryId)
        // Platforms differ in whether a category stands for what is below it too: naming all is safe.
        filters.push({ key: 'category', value: node ? [...idsWithin(node)] : [categoryId] })
      }
      const { records, pagination } = await upstream.call(filterProducts, {
        filters,
        ...(keywords ? { keywords } : {}),
        ...(sort ? { sort } : {}),
        select: [...CARD_FIELDS],
        page,
        limit,
      })
      for (const { id } of records) tags.add(`product:${id}`)
      const { totalPages, totalRecords } = pagination
      return {
        items: records,
        pageInfo: toPageInfo(page, totalPages, totalRecords),
        counted: keywords ? null : filters,
      }
    },
  }
}
