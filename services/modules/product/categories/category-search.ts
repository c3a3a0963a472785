import type { Db } from '#services/platform/database.ts'
import type { FeedFollower } from '#services/platform/feed-follower.ts'
import { createTextsById, type TextsById } from '#services/platform/search/texts-by-id.ts'
import { categoryRows } from './category-store.ts'

export type CategorySearch = {
  /** Ids of categories whose names have every word, as of the follower's last `upToDate()`. */
  find(keywords: string, language: string): Promise<readonly number[]>
}

type Names = { readonly texts: TextsById; readonly ids: readonly number[] }

/** Built again after a change: a shop has a few hundred categories at most. */
export function createCategorySearch({
  db,
  follower,
}: {
  readonly db: Db
  readonly follower: FeedFollower
}): CategorySearch {
  let byLanguage = new Map<string, Promise<Names>>()
  const clear = () => {
    byLanguage = new Map()
  }
  follower.subscribe({
    onTags: (tags) => {
      if (tags.includes('categories')) clear()
    },
    onGap: clear,
  })

  /**
   * Among equal matches the shortest name comes first: "dres" finds jerseys before retro jerseys.
   */
  async function build(language: string): Promise<Names> {
    const rows = await categoryRows(db, language)
    const ids = rows
      .toSorted((one, other) => other.name.length - one.name.length)
      .map(({ id, name }, rank) => ({ id, name, rank }))
    const texts = createTextsById()
    for (const { name, rank } of ids) texts.put(rank, { name, skus: [], more: [] })
    return { texts, ids: ids.map(({ id }) => id) }
  }

  function namesIn(language: string): Promise<Names> {
    const existing = byLanguage.get(language)
    if (existing) return existing
    const own = byLanguage
    const built = build(language)
    own.set(language, built)
    built.catch(() => own.delete(language))
    return built
  }

  return {
    async find(keywords, language) {
      const { texts, ids } = await namesIn(language)
      return texts.find(keywords, { isAsTyped: true }).flatMap((rank) => ids[rank] ?? [])
    },
  }
}
