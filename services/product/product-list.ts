import { MEDIA_FIELDS } from '#services/contract/answers.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import { type filterProducts, PRODUCT_FIELDS } from '#services/contract/product.ts'
import { knownAttributes } from './attribute-store.ts'
import type { CatalogueReads, ListQuestion } from './catalogue/catalogue-reads.ts'
import { categoryTree } from './category-store.ts'
import { withDescendants } from './category-tree.ts'
import { type Condition, isAttributeCode, isStorableId, parseFilters } from './filter.ts'
import type { ProductField, ReadContext } from './product-parts.ts'
import { ALL_FIELDS, jsonAround, type ProductFields, type ProductTexts } from './product-texts.ts'

export type ListContext = ReadContext & {
  readonly reads: CatalogueReads
  readonly texts: ProductTexts
}

type ListInput = CallInput<typeof filterProducts>
type Pagination = CallOutput<typeof filterProducts>['pagination']

const DEFAULT_LIMIT = 10
const UNLIMITED = 1000
const ALWAYS: readonly ProductField[] = ['id', 'name', 'slug', 'media', 'format']

/** What `filterProducts` answers, as JSON. */
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
    await context.texts.of(context, ids, askedFields(input)),
    `],"pagination":${JSON.stringify(pagination)}}`,
  )
}

function askedFields({ select, mediaSelect }: ListInput): ProductFields {
  if (!select && !mediaSelect) return ALL_FIELDS
  return new Set([
    ...(select ? [...ALWAYS, ...select] : PRODUCT_FIELDS),
    ...(mediaSelect ?? MEDIA_FIELDS).map((field) => `media.${field}` as const),
  ])
}

/** Keys are looked up and categories opened, so that the query is left with ids alone. */
export async function listQuestion(
  { db, language, now }: ReadContext,
  input: Pick<ListInput, 'keywords' | 'filters' | 'mainCategory'>,
): Promise<ListQuestion> {
  const filters = input.filters ?? []
  const codes = [...new Set(filters.map((filter) => filter.key))].filter(isAttributeCode)
  const conditions = parseFilters(filters, await knownAttributes(db, codes))
  return {
    language,
    now,
    keywords: input.keywords ?? '',
    conditions: await openCategories({ db }, conditions),
    // An id that no row can have stays one that no row has.
    ...(input.mainCategory === undefined
      ? {}
      : { mainCategory: isStorableId(input.mainCategory) ? input.mainCategory : 0 }),
  }
}

async function openCategories(
  { db }: Pick<ReadContext, 'db'>,
  conditions: readonly Condition[],
): Promise<readonly Condition[]> {
  if (!conditions.some((condition) => condition.kind === 'categories')) return conditions
  const tree = await categoryTree(db)
  return conditions.map((condition) =>
    condition.kind === 'categories'
      ? { ...condition, ids: [...withDescendants(tree, condition.ids)] }
      : condition,
  )
}
