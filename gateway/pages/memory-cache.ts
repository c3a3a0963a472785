import type { PageCache } from './page-cache.ts'
import type { Shelf, StoredPage } from './stored-page.ts'

const MEBIBYTE = 1024 * 1024

type ShelfLimits = { readonly pages: number; readonly bytes: number }
export type MemoryCacheLimits = Readonly<Record<Shelf, ShelfLimits>>

/** 5,000 pages in all. */
const LIMITS: MemoryCacheLimits = {
  plain: { pages: 4_000, bytes: 160 * MEBIBYTE },
  variant: { pages: 800, bytes: 32 * MEBIBYTE },
  missing: { pages: 200, bytes: 8 * MEBIBYTE },
}

export function createMemoryCache(limits: MemoryCacheLimits = LIMITS): PageCache {
  const shelves: Readonly<Record<Shelf, PageShelf>> = {
    plain: createShelf(limits.plain),
    variant: createShelf(limits.variant),
    missing: createShelf(limits.missing),
  }
  const all = Object.values(shelves)

  return {
    find: (key) =>
      shelves.plain.find(key) ?? shelves.variant.find(key) ?? shelves.missing.find(key),
    keep: (key, page) => {
      // What was a page may be missing now, and the other way round.
      for (const shelf of all) shelf.drop(key)
      shelves[page.shelf].keep(key, page)
    },
    purge: (tags) => {
      shelves.missing.clear()
      for (const tag of tags) {
        shelves.plain.dropTagged(tag)
        shelves.variant.dropTagged(tag)
      }
    },
    clear: () => {
      for (const shelf of all) shelf.clear()
    },
    close: async () => undefined,
  }
}

type PageShelf = {
  find(key: string): StoredPage | null
  keep(key: string, page: StoredPage): void
  drop(key: string): void
  dropTagged(tag: string): void
  clear(): void
}

function createShelf(limits: ShelfLimits): PageShelf {
  // A Map keeps the order of insertion, so its first key is the one longest unread.
  const pages = new Map<string, StoredPage>()
  const keysByTag = new Map<string, Set<string>>()
  let bytes = 0

  function drop(key: string): void {
    const page = pages.get(key)
    if (!page) return
    pages.delete(key)
    bytes -= weight(page)
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function dropLongestUnread(): void {
    while (pages.size > limits.pages || bytes > limits.bytes) {
      const [oldest] = pages.keys()
      if (oldest === undefined) return
      drop(oldest)
    }
  }

  return {
    find: (key) => {
      const page = pages.get(key)
      if (!page) return null
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    keep: (key, page) => {
      drop(key)
      pages.set(key, page)
      bytes += weight(page)
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag)
        if (keys) keys.add(key)
        else keysByTag.set(tag, new Set([key]))
      }
      dropLongestUnread()
    },
    drop,
    dropTagged: (tag) => {
      for (const key of [...(keysByTag.get(tag) ?? [])]) drop(key)
    },
    clear: () => {
      pages.clear()
      keysByTag.clear()
      bytes = 0
    },
  }
}

/** The compressed copies come later and take about two fifths of the text. */
function weight(page: StoredPage): number {
  return Math.ceil(page.body.length * 1.4) + 1_000
}
