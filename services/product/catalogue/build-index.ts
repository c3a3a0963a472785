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
} from './product-facts.ts'

/** A page is read, and a part of it indexed, in a few milliseconds each. */
const PAGE = 250
const INDEXED_AT_ONCE = 25
const SORTED_AT_ONCE = 2_000
const REPLACED_AT_ONCE = 50

/**
 * Reads the whole catalogue page by page and yields to requests in between. Null when it was stopped
 * or a product has a language that the catalogue did not have at first.
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
 * Reads changed products again, in batches that yield to requests. False when the
 * index must be built again: for a language that it has no words of, or since it failed half way.
 */
export async function applyChanges(
  { db, log, index }: { db: Db; log: Logger; index: CatalogueIndex },
  changed: readonly number[],
): Promise<boolean> {
  for (let from = 0; from < changed.length; from += REPLACED_AT_ONCE) {
    // Readers of the state before come first, so that none reads a half applied change.
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
