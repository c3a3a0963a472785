import type { Insertable, Selectable } from 'kysely'
import type { CommentState } from '#services/contract/comment.ts'
import { endOf, type Span } from '#services/platform/cursor.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { CommentTable } from './tables.ts'

/** The subject of a comment. */
export type About = { readonly productId: number } | { readonly postId: number }

export type StoredComment = Selectable<CommentTable>
export type NewComment = Insertable<CommentTable>

export async function publishedComments(
  db: Db,
  about: About,
  { offset, limit, after }: Span,
): Promise<{
  readonly rows: readonly StoredComment[]
  readonly total: number
  readonly endCursor: string | null
}> {
  const found = commentsOn(db, about).where('state', '=', 'published')
  const below = after
    ? found.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(after.at, after.id)),
      )
    : found
  const [rows, { total }] = await Promise.all([
    below
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit + 1)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const read = endOf(rows, { limit }, ({ created_at: at, id }) => ({ at, id }))
  return { ...read, total: Number(total) }
}

/** All comments of an author, including unpublished ones, newest first. */
export async function ownComments(
  db: Db,
  about: About,
  accountId: number,
): Promise<readonly StoredComment[]> {
  return await commentsOn(db, about)
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function findComment(db: Db, id: number): Promise<StoredComment | null> {
  const row = await db.selectFrom('comment').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Null when the author already has the one comment that is allowed. */
export async function insertComment(trx: Trx, comment: NewComment): Promise<StoredComment | null> {
  const row = await trx
    .insertInto('comment')
    .values(comment)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

type Edit = Pick<
  StoredComment,
  'author' | 'language' | 'rating' | 'body' | 'state' | 'is_buyer' | 'updated_at'
>

export async function editComment(trx: Trx, id: number, edit: Edit): Promise<StoredComment> {
  return await trx
    .updateTable('comment')
    .set((eb) => ({ ...edit, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Null when its author has changed it since. */
export async function setState(
  trx: Trx,
  { id, version }: { readonly id: number; readonly version: number },
  { state, at }: { readonly state: CommentState; readonly at: string },
): Promise<StoredComment | null> {
  const row = await trx
    .updateTable('comment')
    .set({ state, updated_at: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Published ratings of a product by stars. */
export async function countStars(db: Db, productId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('comment')
    .where('product_id', '=', productId)
    .where('state', '=', 'published')
    .where('rating', 'is not', null)
    .groupBy('rating')
    .select(['rating', ({ fn }) => fn.countAll<number>().as('times')])
    .execute()
  return new Map(rows.map(({ rating, times }) => [rating ?? 0, Number(times)]))
}

export async function commentsOfAccount(
  db: Db,
  accountId: number,
): Promise<readonly StoredComment[]> {
  return await db
    .selectFrom('comment')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

export async function deleteCommentsOf(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('comment').where('account_id', '=', accountId).execute()
}

/** Oldest first: these have waited longest. */
export async function commentsIn(
  db: Db,
  state: CommentState,
  limit: number,
): Promise<readonly StoredComment[]> {
  return await db
    .selectFrom('comment')
    .selectAll()
    .where('state', '=', state)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function hasComments(db: Db): Promise<boolean> {
  const row = await db.selectFrom('comment').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

function commentsOn(db: Db, about: About) {
  const comments = db.selectFrom('comment')
  return 'productId' in about
    ? comments.where('product_id', '=', about.productId)
    : comments.where('post_id', '=', about.postId)
}
