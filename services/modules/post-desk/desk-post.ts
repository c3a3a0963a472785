import type { DeskPost } from '#services/contract/post-desk.ts'
import { readPost, slugsOfPosts, titlesOfPosts } from '#services/modules/cms/api.ts'
import { mediaReferences } from '#services/modules/media/api.ts'
import { siteIdentity } from '#services/modules/settings/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { stateOf } from './post-state.ts'

export async function deskPost(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  id: number,
): Promise<DeskPost> {
  const post = await readPost(db, id)
  if (!post) throw noSuchPost()
  const { media_id: mediaId, published_at: publishedAt } = post
  const { defaultLanguage: language } = await siteIdentity(db)
  const [titles, slugs, media] = await Promise.all([
    titlesOfPosts(db, [id], language),
    slugsOfPosts(db, language, [id]),
    mediaReferences(db, mediaId === null ? [] : [mediaId], language),
  ])
  return {
    ...{ id: `${id}`, title: titles.get(id) ?? `${id}`, slug: slugs.get(id) ?? null },
    state: stateOf(publishedAt, clock.now().toISOString()),
    picture: media.get(mediaId ?? 0) ?? null,
  }
}

export function noSuchPost(): Refusal {
  return new Refusal(404, 'There is no such post.', { code: 'NOT_FOUND' })
}
