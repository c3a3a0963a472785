import DataLoader from 'dataloader'
import type { LoaderDeps } from '#gateway/context.ts'
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
import type { ServiceFilters } from './filters.ts'
import type { ProductListParent } from './mappers.ts'
import { EVERYTHING, type SelectedFields } from './selected-fields.ts'

export type ProductQuestion = ListPage & {
  readonly categoryId?: number | undefined
  readonly ids?: readonly number[] | undefined
  readonly keywords?: string | undefined
  readonly isDiscounted?: boolean | undefined
  readonly isFeatured?: boolean | undefined
  readonly filters?: ServiceFilters | undefined
  readonly sort?: CallInput<typeof filterProducts>['sort']
}

export type ProductLoaders = {
  /** A product for sale. Ids with the same fields are batched into one call. */
  byId(id: number, fields?: SelectedFields): Promise<ProductRecord | null>
  /** Those of the ids that are for sale, through the same batch. */
  byIds(
    ids: readonly number[],
    fields?: SelectedFields,
  ): Promise<Pick<ProductListParent, 'items' | 'counted'>>
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

/** Largest `limit` of the service. */
const BATCH_LIMIT = 100

const NOT_ARCHIVED = { key: 'archived', value: false }

export function createLoaders({
  taggedUpstream: upstream,
  categoryTree,
  hasExtensions,
  tags,
}: Pick<LoaderDeps, 'taggedUpstream' | 'categoryTree' | 'hasExtensions' | 'tags'>): ProductLoaders {
  let tree: Promise<CategoryTree> | null = null
  const loaderOf = createBatches({ upstream, tags })

  function categories(): Promise<CategoryTree> {
    tags.add('categories')
    tree ??= categoryTree(loadCategoryTree)
    return tree
  }

  async function bySlug(slug: string): ReturnType<ProductLoaders['bySlug']> {
    const { product, movedTo } = await upstream.call(getProduct, { slug })
    if (product) {
      tags.add(`product:${product.id}`)
      return product
    }
    tags.add(ANY_CHANGE)
    return movedTo ? { movedTo } : null
  }

  return {
    byId: (id, fields = EVERYTHING) => loaderOf(fields).load(id),

    async byIds(ids, fields = EVERYTHING) {
      const found = await Promise.all(ids.map((id) => loaderOf(fields).load(id)))
      const filters: ServiceFilters = [NOT_ARCHIVED, { key: 'id', value: [...ids] }]
      return {
        items: found.filter((product) => product !== null),
        counted: { filters },
      }
    },

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
      const found = await Promise.all(products.map((id) => loaderOf(fields).load(id)))
      return found.filter((product) => product !== null)
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

type Products = DataLoader<number, ProductRecord | null>

/** Batches products by id, those with the same fields together. */
function createBatches({
  upstream,
  tags,
}: Pick<LoaderDeps, 'upstream' | 'tags'>): (fields: SelectedFields) => Products {
  const loaders = new Map<SelectedFields, Products>()

  async function loadMany(
    ids: readonly number[],
    fields: SelectedFields,
  ): Promise<(ProductRecord | null)[]> {
    for (const id of ids) tags.add(`product:${id}`)
    const { records } = await upstream.call(filterProducts, {
      filters: [{ key: 'id', value: [...ids] }, NOT_ARCHIVED],
      ...selects(fields),
      page: 1,
      limit: ids.length,
    })
    const byId = new Map(records.map((product) => [product.id, product]))
    return ids.map((id) => byId.get(id) ?? null)
  }

  return (fields) => {
    const load = (ids: readonly number[]) => loadMany(ids, fields)
    const loader = loaders.get(fields) ?? new DataLoader(load, { maxBatchSize: BATCH_LIMIT })
    loaders.set(fields, loader)
    return loader
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

function selects({ product, media }: SelectedFields) {
  return { select: [...product], ...(media ? { mediaSelect: [...media] } : {}) }
}
