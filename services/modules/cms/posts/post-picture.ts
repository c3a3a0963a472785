import { requireAlt, requireMedia } from '#services/modules/media/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'

export type StoredPost = NonNullable<Awaited<ReturnType<typeof readPost>>>

/** Also one that is not public. */
export async function readPost(db: Db, id: number) {
  const post = await db
    .selectFrom('post')
    .select(['id', 'media_id', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return post ?? null
}

/** Two changes of a post follow one another. SQLite has one writer. */
export async function lockPost(trx: Trx, id: number): Promise<StoredPost | null> {
  if (engineOf(trx) === 'postgres') {
    await trx.selectFrom('post').select('id').where('id', '=', id).forUpdate().execute()
  }
  return await readPost(trx, id)
}

/** What is published, or planned to be, shows pictures with an alternative text alone. */
export async function setPostPicture(
  trx: Trx,
  { id, published_at: publishedAt }: StoredPost,
  { mediaId, at }: { readonly mediaId: number | null; readonly at: string },
): Promise<void> {
  const pictures = mediaId === null ? [] : [mediaId]
  await requireMedia(trx, pictures, 'picture')
  if (publishedAt !== null) await requireAlt(trx, pictures, 'picture')
  await trx
    .updateTable('post')
    .set({ media_id: mediaId, updated_at: at })
    .where('id', '=', id)
    .execute()
  await addChanges(trx, ['posts', `post:${id}`])
}
