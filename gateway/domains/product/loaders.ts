import DataLoader from 'dataloader'
import type { LoaderDeps } from '#gateway/context.ts'
import { ANY_CHANGE } from '#gateway/lib/cache-tags.ts'
import { type ListPage, MAX_INDEXED_OFFSET, toPageInfo } from '#gateway/lib/list-page.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import {
  type Category,
  filterCategories,
  filterProducts,
  getLayers,
  getProduct,
  type ProductRecord,
} from '#services/contract/product.ts'
import { type AskedFields, EVERYTHING } from './asked-fields.ts'
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
  /** A product that can be bought; one call for all ids asked for together with the same fields. */
  byId(id: number, asked?: AskedFields): Promise<ProductRecord | null>
  bySlug(slug: string): Promise<ProductRecord | { readonly movedTo: string } | null>
  list(question: ProductQuestion, asked?: AskedFields): Promise<ProductListParent>
  facets(filters: ServiceFilters): Promise<CallOutput<typeof getLayers>>
  /** Loaded once for each request, unless more is asked of it later. */
  categories(asked?: AskedFields): Promise<CategoryTree>
}

/** The service refuses a larger `limit`. */
const BATCH_LIMIT = 100
const CATEGORY_LIMIT = 1_000
const MAX_CATEGORY_PAGES = 20

const NOT_ARCHIVED = { key: 'archived', value: false }

export function createLoaders({
  taggedUpstream: upstream,
  tags,
}: Pick<LoaderDeps, 'taggedUpstream' | 'tags'>): ProductLoaders {
  const trees: {
    readonly fields: AskedFields['category']
    readonly tree: Promise<CategoryTree>
  }[] = []
  const loaders = new Map<AskedFields, DataLoader<number, ProductRecord | null>>()

  async function loadMany(
    ids: readonly number[],
    asked: AskedFields,
  ): Promise<(ProductRecord | null)[]> {
    for (const id of ids) tags.add(`product:${id}`)
    const { records } = await upstream.call(filterProducts, {
      filters: [{ key: 'id', value: [...ids] }, NOT_ARCHIVED],
      ...selects(asked),
      page: 1,
      limit: ids.length,
    })
    const byId = new Map(records.map((product) => [product.id, product]))
    return ids.map((id) => byId.get(id) ?? null)
  }

  function loaderOf(asked: AskedFields): DataLoader<number, ProductRecord | null> {
    const load = (ids: readonly number[]) => loadMany(ids, asked)
    const loader = loaders.get(asked) ?? new DataLoader(load, { maxBatchSize: BATCH_LIMIT })
    loaders.set(asked, loader)
    return loader
  }

  async function loadTree(fields: AskedFields['category']): Promise<CategoryTree> {
    tags.add('categories')
    const all: Category[] = []
    for (let page = 1; page <= MAX_CATEGORY_PAGES; page += 1) {
      const { records, totalPages } = await upstream.call(filterCategories, {
        filters: [],
        ...(fields ? { select: [...fields] } : {}),
        sort: { param: 'id', order: 'asc' },
        page,
        limit: CATEGORY_LIMIT,
      })
      all.push(...records)
      if (page >= totalPages) break
    }
    return buildCategoryTree(all)
  }

  function categories({ category: fields } = EVERYTHING): Promise<CategoryTree> {
    const known = trees.find((one) => holdsAll(one.fields, fields))
    if (known) return known.tree
    const tree = loadTree(fields)
    trees.push({ fields, tree })
    return tree
  }

  return {
    byId: (id, asked = EVERYTHING) => loaderOf(asked).load(id),
    categories,

    async bySlug(slug) {
      const { product, movedTo } = await upstream.call(getProduct, { slug })
      if (product) {
        tags.add(`product:${product.id}`)
        return product
      }
      tags.add(ANY_CHANGE)
      return movedTo ? { movedTo } : null
    },

    facets: (filters) => upstream.call(getLayers, { filters }),

    async list(question, asked = EVERYTHING) {
      const { page, limit, categoryId, keywords, isDiscounted, isFeatured, sort } = question
      tags.add(categoryId === undefined ? 'list:all' : `list:${categoryId}`)
      const filters: ServiceFilters = [NOT_ARCHIVED, ...(question.filters ?? [])]
      if (isDiscounted) filters.push({ key: 'discount', value: true })
      if (isFeatured) filters.push({ key: 'featured', value: true })
      if (categoryId !== undefined) {
        const node = (await categories(asked)).byId(categoryId)
        // Platforms differ in whether a category stands for what is below it too: naming all is safe.
        filters.push({ key: 'category', value: node ? [...idsWithin(node)] : [categoryId] })
      }
      const { records, pagination } = await upstream.call(filterProducts, {
        filters,
        ...(keywords ? { keywords } : {}),
        ...(sort ? { sort } : {}),
        ...selects(asked),
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
        counted: keywords ? null : filters,
      }
    },
  }
}

function selects({ product, media }: AskedFields) {
  return { select: [...product], ...(media ? { mediaSelect: [...media] } : {}) }
}

function holdsAll(held: AskedFields['category'], wanted: AskedFields['category']): boolean {
  if (!held) return true
  return wanted?.every((field) => held.includes(field)) ?? false
}
