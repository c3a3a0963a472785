import type { Insertable, Selectable } from 'kysely'
import type { CommentState } from '#services/contract/comment.ts'
import { endOf, type Span } from '#services/platform/cursor.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { writeWords } from './comment-words.ts'
import type { CommentReportTable, CommentTable } from './tables.ts'

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
  if (row) await writeWords(trx, row)
  return row ?? null
}

type Edit = Pick<
  StoredComment,
  'author' | 'language' | 'rating' | 'body' | 'state' | 'is_buyer' | 'updated_at'
>

/** What staff decide about a comment. */
export type Decided = Pick<StoredComment, 'state' | 'reason' | 'reports'>

export async function editComment(trx: Trx, id: number, edit: Edit): Promise<StoredComment> {
  const row = await trx
    .updateTable('comment')
    .set((eb) => ({ ...edit, reason: null, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await writeWords(trx, row)
  return row
}

/** Null when its author, or somebody else of staff, has changed it since. */
export async function setDecided(
  trx: Trx,
  { id, version }: { readonly id: number; readonly version: number },
  decided: Decided & { readonly updated_at: string },
): Promise<StoredComment | null> {
  const row = await trx
    .updateTable('comment')
    .set((eb) => ({ ...decided, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function setAnswer(
  trx: Trx,
  id: number,
  answer: { readonly text: string | null; readonly at: string },
): Promise<void> {
  await trx
    .updateTable('comment')
    .set({ answer: answer.text, answered_at: answer.text === null ? null : answer.at })
    .where('id', '=', id)
    .execute()
}

/**
 * Counts a report of a published comment, once for each reporter: how many there are, or null when
 * this reporter had reported it. Undefined when the comment is not public.
 */
export async function addReport(
  trx: Trx,
  {
    commentId,
    reporter,
    at,
  }: { readonly commentId: number } & Pick<Selectable<CommentReportTable>, 'reporter' | 'at'>,
): Promise<number | null | undefined> {
  const found = await findComment(trx, commentId)
  if (found?.state !== 'published') return undefined
  const { numInsertedOrUpdatedRows: added = 0n } = await trx
    .insertInto('comment_report')
    .values({ comment_id: commentId, reporter, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (added === 0n) return null
  const { reports } = await trx
    .updateTable('comment')
    .set((eb) => ({ reports: eb('reports', '+', 1) }))
    .where('id', '=', commentId)
    .returning('reports')
    .executeTakeFirstOrThrow()
  return reports
}

export async function deleteReportsBy(trx: Trx, reporter: string): Promise<void> {
  await trx.deleteFrom('comment_report').where('reporter', '=', reporter).execute()
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

/** Ids of the products or posts with the newest comments. */
export async function newestSubjects(
  db: Db,
  column: 'product_id' | 'post_id',
  limit: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('comment')
    .where(column, 'is not', null)
    .groupBy(column)
    .orderBy(({ fn }) => fn.max('id'), 'desc')
    .limit(limit)
    .select(column)
    .execute()
  return rows.flatMap((row) => Object.values(row).filter((id) => id !== null))
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
