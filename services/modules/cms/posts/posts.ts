import { recordMediaInTexts, requireAlt, requireMedia } from '#services/modules/media/api.ts'
import { addChanges, addSearchChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { setDue } from '#services/platform/jobs/due.ts'
import { setSlug } from '#services/platform/slugs.ts'
import { fold } from '#services/platform/text/fold.ts'
import { cleanHtml, textOf } from '#services/platform/text/html.ts'
import { insertPost, insertPostTerms, insertPostText } from './post-store.ts'
import { requireTermIds } from './terms.ts'

export const PUBLISH_POST = 'cms.publish-post'

type NewPost = {
  readonly language: string
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  /** HTML; anything but plain formatting is removed. */
  readonly body: string
  readonly postType?: string
  readonly mediaId?: number | null
  /** Null for a draft; a future time hides the post until then. */
  readonly publishedAt: string | null
  readonly termSlugs?: readonly string[]
  readonly author?: number | null
  readonly at: string
}

export async function createPost(trx: Trx, post: NewPost): Promise<number> {
  const pictures = post.mediaId == null ? [] : [post.mediaId]
  await requireMedia(trx, pictures)
  if (post.publishedAt !== null) await requireAlt(trx, pictures)
  const termIds = await requireTermIds(trx, post.termSlugs ?? [], post.language)
  const id = await insertPost(trx, {
    postType: post.postType ?? 'vijesti',
    mediaId: post.mediaId ?? null,
    publishedAt: post.publishedAt,
    author: post.author ?? null,
    at: post.at,
  })
  const body = cleanHtml(post.body)
  await insertPostText(trx, {
    postId: id,
    language: post.language,
    title: post.title,
    excerpt: post.excerpt,
    body,
    search: fold(`${post.title} ${post.excerpt} ${textOf(body)}`),
  })
  await recordMediaInTexts(trx, 'POST', [{ record: id, part: post.language, html: body }])
  await insertPostTerms(trx, id, termIds)
  await setSlug(trx, { kind: 'post', language: post.language, slug: post.slug, target: id })

  if (post.publishedAt !== null && post.publishedAt > post.at) {
    const due = { kind: PUBLISH_POST, key: String(id), at: post.publishedAt, payload: { id } }
    await setDue(trx, due)
    // Pages do not carry this tag: cached lists expire at the post's time.
    await addChanges(trx, ['planned:posts'])
  } else if (post.publishedAt !== null) {
    await announcePost(trx, id)
  }
  return id
}

export async function announcePost(trx: Trx, id: number): Promise<void> {
  await addSearchChanges(trx, ['posts', `post:${id}`])
}
