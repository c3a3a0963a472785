import type {} from '#services/modules/cms/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'

export type PostType = {
  readonly id: number
  readonly slug: string
  readonly title: string
  /** Drafts included. */
  readonly posts: number
}

/** All types by title: a site has a few of them. */
export async function postTypes(db: Db): Promise<readonly PostType[]> {
  const rows = await db
    .selectFrom('post_type')
    .leftJoin('post', 'post.post_type', 'post_type.slug')
    .select(({ fn }) => [
      ...(['post_type.id', 'post_type.slug', 'post_type.title'] as const),
      fn.count('post.id').as('posts'),
    ])
    .groupBy(['post_type.id', 'post_type.slug', 'post_type.title'])
    .orderBy('post_type.title')
    .orderBy('post_type.id')
    .execute()
  return rows.map((row) => ({ ...row, posts: Number(row.posts) }))
}

export async function isPostType(db: Db, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('post_type')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row !== undefined
}

/** Null when another type has the slug. */
export async function addPostType(
  trx: Trx,
  type: { readonly slug: string; readonly title: string; readonly at: string },
): Promise<number | null> {
  const row = await trx
    .insertInto('post_type')
    .values({ slug: type.slug, title: type.title, created_at: type.at })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** False when a post is of it. */
export async function deletePostType(trx: Trx, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('post_type')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('post').select('post.id').whereRef('post.post_type', '=', 'post_type.slug'),
        ),
      ),
    )
    .executeTakeFirst()
  return numDeletedRows > 0n
}
