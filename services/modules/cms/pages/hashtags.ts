import { socialFeed } from '#services/contract/sections/social-feed.ts'
import { cachedRead } from '#services/platform/cached-reads.ts'
import type { Db } from '#services/platform/database.ts'
import { readPublishedBodies } from './element-store.ts'
import { readBody } from './stored-body.ts'

const HANDLER = 'social-feed'

/** Hashtags that published sections name, on all screens. */
export async function shownHashtags(db: Db): Promise<ReadonlySet<string>> {
  const found = await cachedRead(db, 'shown-hashtags', async (validity) => {
    validity.dependOn('search')
    const bodies = await readPublishedBodies(db, HANDLER)
    return bodies.flatMap(({ body }) => {
      const { meta, mobileMeta } = readBody(HANDLER, body)
      return [meta['hashtag'], mobileMeta['hashtag']].flatMap((hashtag) => {
        const parsed = socialFeed.shape.hashtag.safeParse(hashtag)
        return parsed.success ? [parsed.data] : []
      })
    })
  })
  return new Set(found)
}
