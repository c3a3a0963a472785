import type { CallInput, CallOutput } from '#services/contract/call.ts'
import {
  type filterProducts,
  PRODUCT_FIELDS,
  type ProductRecord,
} from '#services/contract/product.ts'
import { knownAttributes } from './attribute-store.ts'
import type { CatalogueReads, ListQuestion } from './catalogue/catalogue-reads.ts'
import { categoryTree } from './category-store.ts'
import { withDescendants } from './category-tree.ts'
import { type Condition, isAttributeCode, isStorableId, parseFilters } from './filter.ts'
import { type ProductField, type ReadContext, readProductParts } from './product-parts.ts'
import { productRecord } from './product-record.ts'

export type ListContext = ReadContext & { readonly reads: CatalogueReads }

type ListInput = CallInput<typeof filterProducts>

const DEFAULT_LIMIT = 10
const UNLIMITED = 1000
const ALWAYS: readonly ProductField[] = ['id', 'name', 'slug', 'media', 'format']

export async function listProducts(
  context: ListContext,
  input: ListInput,
): Promise<CallOutput<typeof filterProducts>> {
  const limit = input.limit ?? (input.allowUnlimited ? UNLIMITED : DEFAULT_LIMIT)
  const page = input.page ?? 1
  const offset = (page - 1) * limit
  const question = await listQuestion(context, input)

  const { ids, total } = await context.reads.list(question, { sort: input.sort, limit, offset })
  return {
    records: await recordsOf(
      context,
      ids,
      new Set([...ALWAYS, ...(input.select ?? PRODUCT_FIELDS)]),
    ),
    pagination: { page, limit, totalPages: Math.ceil(total / limit), totalRecords: total },
  }
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

async function recordsOf(
  context: ReadContext,
  ids: readonly number[],
  fields: ReadonlySet<ProductField>,
): Promise<ProductRecord[]> {
  if (ids.length === 0) return []
  const parts = await readProductParts(context, ids, (...asked) =>
    asked.some((field) => fields.has(field)),
  )
  return ids.flatMap((id) => {
    const record = productRecord(id, parts)
    return record ? [onlyAsked(record, fields)] : []
  })
}

function onlyAsked<Record extends ProductRecord>(
  record: Record,
  fields: ReadonlySet<string>,
): ProductRecord {
  const { id, name, slug, media, format, ...rest } = record
  const asked = Object.fromEntries(Object.entries(rest).filter(([field]) => fields.has(field)))
  return { id, name, slug, media, format, ...asked }
}
