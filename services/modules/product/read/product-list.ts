import { MEDIA_FIELDS } from '#services/contract/answers.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import { type filterProducts, PRODUCT_FIELDS } from '#services/contract/product.ts'
import { knownAttributes } from '#services/modules/product/attribute-store.ts'
import type {
  CatalogueReads,
  ListQuestion,
} from '#services/modules/product/catalogue/catalogue-reads.ts'
import { categoryTree } from '#services/modules/product/categories/category-store.ts'
import { withDescendants } from '#services/modules/product/categories/category-tree.ts'
import type { Validity } from '#services/platform/answer-cache.ts'
import { type Condition, isAttributeCode, parseFilters } from './filter.ts'
import {
  ALL_FIELDS,
  jsonAround,
  type ProductFields,
  type ProductsContext,
  productsJson,
} from './product-json.ts'
import type { ProductField, ReadContext } from './product-parts.ts'

export type ListContext = ProductsContext & {
  readonly reads: CatalogueReads
  readonly validity: Validity
}

type ListInput = CallInput<typeof filterProducts>
type Pagination = CallOutput<typeof filterProducts>['pagination']

const DEFAULT_LIMIT = 10
const UNLIMITED = 1000
export const ALWAYS: readonly ProductField[] = ['id', 'name', 'slug', 'media', 'format']

/** Answer of `filterProducts` as JSON. */
export async function listProducts(context: ListContext, input: ListInput): Promise<Buffer> {
  const limit = input.limit ?? (input.allowUnlimited ? UNLIMITED : DEFAULT_LIMIT)
  const page = input.page ?? 1
  const offset = (page - 1) * limit
  const question = await listQuestion(context, input)

  const { ids, total } = await context.reads.list(question, { sort: input.sort, limit, offset })
  const pagination: Pagination = {
    page,
    limit,
    totalPages: Math.ceil(total / limit),
    totalRecords: total,
  }
  return jsonAround(
    '{"records":[',
    await productsJson(context, ids, selectedFields(input)),
    `],"pagination":${JSON.stringify(pagination)}}`,
  )
}

function selectedFields({ select, mediaSelect }: ListInput): ProductFields {
  if (!select && !mediaSelect) return ALL_FIELDS
  return new Set([
    ...(select ? [...ALWAYS, ...select] : PRODUCT_FIELDS),
    ...(mediaSelect ?? MEDIA_FIELDS).map((field) => `media.${field}` as const),
  ])
}

/** Resolves keys and expands categories, so that the query has only ids. */
export async function listQuestion(
  { db, language, now, validity }: ReadContext & Pick<ListContext, 'validity'>,
  input: Pick<ListInput, 'keywords' | 'filters' | 'mainCategory'>,
): Promise<ListQuestion> {
  const filters = input.filters ?? []
  const codes = [...new Set(filters.map((filter) => filter.key))].filter(isAttributeCode)
  if (codes.length > 0) validity.dependOn('attributes')
  const conditions = parseFilters(filters, await knownAttributes(db, codes))
  return {
    language,
    now,
    keywords: input.keywords ?? '',
    conditions: await openCategories({ db, validity }, conditions),
    ...(input.mainCategory === undefined ? {} : { mainCategory: input.mainCategory }),
  }
}

async function openCategories(
  { db, validity }: Pick<ListContext, 'db' | 'validity'>,
  conditions: readonly Condition[],
): Promise<readonly Condition[]> {
  const opened = conditions.flatMap((condition) =>
    condition.kind === 'categories' ? condition.ids : [],
  )
  // A change in a subcategory carries this category's tag too.
  validity.dependOn(...(opened.length > 0 ? opened.map((id) => `list:${id}`) : ['list:all']))
  if (!conditions.some((condition) => condition.kind === 'categories')) return conditions
  validity.dependOn('categories')
  const tree = await categoryTree(db)
  return conditions.map((condition) =>
    condition.kind === 'categories'
      ? { ...condition, ids: [...withDescendants(tree, condition.ids)] }
      : condition,
  )
}
