import type {} from '#services/modules/product/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { preferred, withFallback } from '#services/platform/text/language-fallback.ts'
import type { TreeNode } from './category-tree.ts'

export type CategoryRow = TreeNode & {
  readonly mediaId: number | null
  readonly sortTypes: string
  readonly sortDefaultType: number | null
  readonly name: string
  readonly description: string | null
}

/** The whole tree: a shop has a few hundred categories at most. */
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
