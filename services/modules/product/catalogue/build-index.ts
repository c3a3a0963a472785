import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '#services/platform/database.ts'
import { CatalogueIndex } from './catalogue-index.ts'
import {
  factsAfter,
  factsOfIds,
  filterableIds,
  type ProductFacts,
  textLanguages,
} from './index-facts.ts'

/** Reading a page and indexing a part of it take a few milliseconds each. */
const PAGE = 250
const INDEXED_AT_ONCE = 25
const SORTED_AT_ONCE = 2_000
const REPLACED_AT_ONCE = 50

/**
 * Reads the whole catalogue page by page and yields to requests in between. Null when it was
 * stopped, or when a product has a language that was unknown at the start.
 */
export async function buildIndex(db: Db, stopped: AbortSignal): Promise<CatalogueIndex | null> {
  const index = new CatalogueIndex(await textLanguages(db))
  index.setFilterable(await filterableIds(db))

  let afterId = 0
  let unsorted = 0
  for (;;) {
    const page = await factsAfter(db, afterId, PAGE)
    if (stopped.aborted || !(await put(index, page))) return null
    unsorted += page.length
    if (unsorted >= SORTED_AT_ONCE || page.length < PAGE) {
      index.sort()
      unsorted = 0
      await nextTurn()
    }
    if (page.length < PAGE) return index
    afterId = page.at(-1)?.id ?? afterId
  }
}

/**
 * Rereads changed products in batches that yield to requests. False when the index must be rebuilt,
 * because of a new language or an error halfway.
 */
export async function applyChanges(
  { db, log, index }: { db: Db; log: Logger; index: CatalogueIndex },
  changed: readonly number[],
): Promise<boolean> {
  for (let from = 0; from < changed.length; from += REPLACED_AT_ONCE) {
    // Waiting readers of the previous state go first, so that none reads a half-applied change.
    await nextTurn()
    const ids = changed.slice(from, from + REPLACED_AT_ONCE)
    const [facts, filterable] = await Promise.all([factsOfIds(db, ids), filterableIds(db)])
    if (!index.hasLanguagesOf(facts)) return false
    try {
      index.setFilterable(filterable)
      index.replace(ids, facts)
    } catch (error) {
      log.error({ err: error }, 'catalogue index dropped')
      return false
    }
  }
  return true
}

async function put(index: CatalogueIndex, page: readonly ProductFacts[]): Promise<boolean> {
  if (!index.hasLanguagesOf(page)) return false
  for (let from = 0; from < page.length; from += INDEXED_AT_ONCE) {
    index.put(page.slice(from, from + INDEXED_AT_ONCE))
    await nextTurn()
  }
  return true
}
