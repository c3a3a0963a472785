import type {} from '#services/modules/cms/tables.ts'
import { recordMediaInTexts } from '#services/modules/media/api.ts'
import { addSearchChanges } from '#services/platform/changes.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { currentSlugs, setSlug } from '#services/platform/slugs.ts'
import { fold } from '#services/platform/text/fold.ts'
import { cleanHtml, textOf } from '#services/platform/text/html.ts'

export type PostText = {
  readonly language: string
  readonly title: string
  readonly excerpt: string
  /** HTML; anything but plain formatting is removed. */
  readonly body: string
}

/** Texts of a post, also of one that is not public. */
export async function readPostTexts(db: Db, id: number): Promise<readonly PostText[]> {
  return await db
    .selectFrom('post_text')
    .select(['language', 'title', 'excerpt', 'body'])
    .where('post_id', '=', id)
    .orderBy('language')
    .execute()
}

export async function slugOfPost(db: Db, id: number, language: string): Promise<string | null> {
  return (await currentSlugs(db, 'post', language, [id])).get(id) ?? null
}

/** The text of a locked post in one language, and its address there. */
export async function writePostText(
  trx: Trx,
  id: number,
  text: PostText & { readonly slug: string; readonly at: string },
): Promise<void> {
  const { language, title, excerpt, slug, at } = text
  const body = cleanHtml(text.body)
  const columns = { title, excerpt, body, search: fold(`${title} ${excerpt} ${textOf(body)}`) }
  await trx
    .insertInto('post_text')
    .values({ post_id: id, language, ...columns })
    .onConflict((conflict) => conflict.columns(['post_id', 'language']).doUpdateSet(columns))
    .execute()
  await recordMediaInTexts(trx, 'POST', [{ record: id, part: language, html: body }])
  await setSlug(trx, { kind: 'post', language, slug, target: id })
  await trx.updateTable('post').set({ updated_at: at }).where('id', '=', id).execute()
  await addSearchChanges(trx, ['posts', `post:${id}`])
}

/** Posts of a type without a text in the language, the newest first. */
export async function postsWithoutText(
  db: Db,
  { postType, language }: { readonly postType: string; readonly language: string },
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('post')
    .select('post.id')
    .where('post.post_type', '=', postType)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('post_text')
            .select('post_id')
            .whereRef('post_text.post_id', '=', 'post.id')
            .where('post_text.language', '=', language),
        ),
      ),
    )
    .orderBy('post.id', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}
