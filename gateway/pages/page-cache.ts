import type { StoredPage } from './stored-page.ts'

/** Keeps pages by key and drops them by tag. Knows nothing of requests or of time. */
export type PageCache = {
  find(key: string): StoredPage | null | Promise<StoredPage | null>
  keep(key: string, page: StoredPage): void | Promise<void>
  /** Drops every page with one of the tags, and all missing pages: any change may be their birth. */
  purge(tags: readonly string[]): void | Promise<void>
  clear(): void | Promise<void>
  close(): Promise<void>
}

/** PAGE_CACHE=off: the shop as it is without a cache, which the tests hold the cache against. */
export const noPageCache: PageCache = {
  find: () => null,
  keep: () => undefined,
  purge: () => undefined,
  clear: () => undefined,
  close: async () => undefined,
}
