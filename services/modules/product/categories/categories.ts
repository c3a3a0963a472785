import { z } from 'zod'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import type { CATEGORY_FIELDS, Category, filterCategories } from '#services/contract/category.ts'
import { mediaReferences, mediaTags } from '#services/modules/media/api.ts'
import type { ListContext } from '#services/modules/product/read/product-list.ts'
import { Refusal } from '#services/platform/errors.ts'
import { pageCount, sliceOf } from '#services/platform/paging.ts'
import { currentSlugs, slugsWithFallback } from '#services/platform/slugs.ts'
import { fold } from '#services/platform/text/fold.ts'
import { searchWords } from '#services/platform/text/keywords.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { type CategoryRow, categoryRows, categoryTree } from './category-store.ts'
import { withDescendants } from './category-tree.ts'

const sortTypes = z.array(z.number().int())

export async function categoryById(context: ListContext, id: number): Promise<Category | null> {
  const rows = await categoryRows(context.db, context.language, [id])
  const [category] = await answersOf(context, rows)
  return category ?? null
}

export async function listCategories(
  context: ListContext,
  input: CallInput<typeof filterCategories>,
): Promise<CallOutput<typeof filterCategories>> {
  if (input.filters?.length) {
    throw new Refusal(400, `Unknown filter: ${input.filters[0]?.key ?? ''}`, {
      code: 'INVALID_INPUT',
      field: 'filters.0.key',
    })
  }
  const words = searchWords(input.keywords ?? '')
  context.validity.dependOn('categories')
  const rows = (await categoryRows(context.db, context.language)).filter((row) => {
    const name = fold(row.name)
    return words.every((word) => name.includes(word))
  })
  if (input.sort?.order === 'desc') rows.reverse()

  const { limit = rows.length || 1, page = 1 } = input
  const shown = sliceOf(rows, { page, limit })
  const records = await answersOf(context, shown)
  return {
    records: input.select
      ? records.map((category) => onlyOf(category, input.select ?? []))
      : records,
    totalPages: pageCount(rows.length, limit),
    totalRecords: rows.length,
  }
}

function onlyOf(category: Category, select: readonly (typeof CATEGORY_FIELDS)[number][]): Category {
  const { id, slug, slugMain } = category
  return {
    id,
    slug,
    slugMain,
    ...Object.fromEntries(select.map((field) => [field, category[field]])),
  }
}

async function answersOf(
  { db, language, reads, validity }: ListContext,
  rows: readonly CategoryRow[],
): Promise<Category[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const mediaIds = rows.flatMap((row) => row.mediaId ?? [])
  validity.dependOn(...mediaTags(mediaIds))
  const [slugs, mainSlugs, media, totals] = await Promise.all([
    slugsWithFallback(db, 'category', language, ids),
    currentSlugs(db, 'category', DEFAULT_LANGUAGE, ids),
    mediaReferences(db, mediaIds, language),
    totalsOf({ db, reads }, ids),
  ])
  return rows.flatMap((row) => {
    const slug = slugs.get(row.id)
    if (slug === undefined) return []
    return [
      {
        id: row.id,
        slug,
        slugMain: mainSlugs.get(row.id) ?? slug,
        name: row.name,
        image: row.mediaId === null ? null : (media.get(row.mediaId) ?? null),
        parentId: row.parentId,
        sortTypes: sortTypes.parse(JSON.parse(row.sortTypes)),
        sortDefaultType: row.sortDefaultType,
        description: row.description,
        totalProducts: totals.get(row.id) ?? 0,
      },
    ]
  })
}

async function totalsOf(
  { db, reads }: Pick<ListContext, 'db' | 'reads'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const tree = await categoryTree(db)
  return reads.categoryTotals(ids.map((id) => ({ id, holds: withDescendants(tree, [id]) })))
}
