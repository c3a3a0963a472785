import { sql } from 'kysely'
import type { Db, Trx } from '#services/platform/database.ts'
import type { CategoryContents } from './catalogue/catalogue-reads.ts'
import type { TreeNode } from './category-tree.ts'
import { preferred, withFallback } from './language-fallback.ts'
import type {} from './tables.ts'

export type CategoryRow = TreeNode & {
  readonly mediaId: number | null
  readonly sortTypes: string
  readonly sortDefaultType: number | null
  readonly name: string
  readonly description: string | null
}

/** The whole tree: a shop has some hundreds of categories at most. */
export async function categoryTree(db: Db): Promise<readonly TreeNode[]> {
  return db
    .selectFrom('category')
    .select(['id', 'parent_id as parentId'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function categoryRows(
  db: Db,
  language: string,
  ids?: readonly number[],
): Promise<readonly CategoryRow[]> {
  let question = db
    .selectFrom('category as c')
    .innerJoin('category_text as t', 't.category_id', 'c.id')
    .select([
      'c.id',
      'c.parent_id as parentId',
      'c.media_id as mediaId',
      'c.sort_types as sortTypes',
      'c.sort_default_type as sortDefaultType',
      't.language',
      't.name',
      't.description',
    ])
    .where('t.language', 'in', withFallback(language))
  if (ids) question = question.where('c.id', 'in', ids)
  const rows = await question.orderBy('c.id').execute()
  return [...preferred(rows, (row) => row.id, language).values()]
}

/**
 * What belongs to a category is handed in: of a recursive query PostgreSQL expects half a million rows.
 */
export async function productTotals(
  db: Db,
  categories: readonly CategoryContents[],
): Promise<ReadonlyMap<number, number>> {
  const pairs = categories.flatMap(({ id, holds }) =>
    [...holds].map((held) => sql`(cast(${id} as integer), cast(${held} as integer))`),
  )
  if (pairs.length === 0) return new Map()
  const { rows } = await sql<{ id: number; total: number }>`
    with below(top_id, id) as (values ${sql.join(pairs)})
    select below.top_id as id, count(distinct pc.product_id) as total
    from below
    join product_category pc on pc.category_id = below.id
    join product p on p.id = pc.product_id and p.archived = 0
    group by below.top_id
  `.execute(db)
  return new Map(rows.map((row) => [row.id, Number(row.total)]))
}

export async function insertCategory(
  trx: Trx,
  category: {
    readonly parentId: number | null
    readonly mediaId: number | null
    readonly position: number
    readonly sortTypes: readonly number[]
    readonly sortDefaultType: number | null
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('category')
    .values({
      parent_id: category.parentId,
      media_id: category.mediaId,
      position: category.position,
      sort_types: JSON.stringify(category.sortTypes),
      sort_default_type: category.sortDefaultType,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertCategoryTexts(
  trx: Trx,
  categoryId: number,
  texts: readonly { language: string; name: string; description: string | null }[],
): Promise<void> {
  await trx
    .insertInto('category_text')
    .values(texts.map((text) => ({ category_id: categoryId, ...text })))
    .execute()
}
