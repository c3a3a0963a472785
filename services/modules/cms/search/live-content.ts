import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '#services/platform/database.ts'
import type { FeedFollower } from '#services/platform/feed-follower.ts'
import { shareNext } from '#services/platform/share-next.ts'
import { ContentIndex } from './content-index.ts'
import { type ContentKind, idsAfter } from './content-store.ts'
import { readEntries } from './read-entries.ts'

const KINDS: readonly ContentKind[] = ['page', 'post']
const TAG = /^(page|post):(\d+)$/
/** Post texts include category names, and a scheduled post has no tag of its own yet. */
const REBUILD_TAGS = new Set(['terms', 'planned:posts'])
/** Tags of pictures, slugs and settings; few of them concern the index. */
const SHOWN = /^(?:media:|slug:root:|settings$)/
const READ_AT_ONCE = 200

/**
 * The index as of the follower's last `upToDate()`, which the caller awaits. It is built by the
 * first search.
 */
export function createLiveContent({
  db,
  follower,
}: {
  readonly db: Db
  readonly follower: FeedFollower
}): () => Promise<ContentIndex> {
  let index = new ContentIndex()
  let mustBuild = true
  const changed = { page: new Set<number>(), post: new Set<number>() }
  const shown = new Set<string>()

  follower.subscribe({
    onTags: (tags) => {
      for (const tag of tags) {
        const [, kind, id] = TAG.exec(tag) ?? []
        if (kind === 'page' || kind === 'post') changed[kind].add(Number(id))
        else if (REBUILD_TAGS.has(tag)) mustBuild = true
        else if (SHOWN.test(tag)) shown.add(tag)
      }
    },
    onGap: () => {
      mustBuild = true
    },
  })

  async function follow(): Promise<ContentIndex> {
    const isBuilt = !mustBuild && ![...shown].some((tag) => index.dependsOn(tag))
    const taken = KINDS.map((kind) => ({ kind, ids: [...changed[kind]] }))
    for (const kind of KINDS) changed[kind].clear()
    shown.clear()
    mustBuild = false
    try {
      if (!isBuilt) index = await build(db)
      else for (const { kind, ids } of taken) await replace(db, index, kind, ids)
    } catch (error) {
      mustBuild = true
      throw error
    }
    return index
  }

  return shareNext(follow)
}

async function build(db: Db): Promise<ContentIndex> {
  const index = new ContentIndex()
  for (const kind of KINDS) {
    let afterId = 0
    for (;;) {
      const ids = await idsAfter(db, kind, afterId, READ_AT_ONCE)
      await replace(db, index, kind, ids)
      if (ids.length < READ_AT_ONCE) break
      afterId = ids.at(-1) ?? afterId
    }
  }
  return index
}

async function replace(
  db: Db,
  index: ContentIndex,
  kind: ContentKind,
  ids: readonly number[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    const some = ids.slice(from, from + READ_AT_ONCE)
    index.replace(kind, some, await readEntries(db, kind, some))
    // Indexing takes a few milliseconds; other requests go on in between.
    await nextTurn()
  }
}
