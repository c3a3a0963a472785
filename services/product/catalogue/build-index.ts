import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '#services/platform/database.ts'
import type { BitTableOptions } from './bit-table.ts'
import { CatalogueIndex } from './catalogue-index.ts'
import type { ChangedProducts } from './changed-products.ts'
import {
  factsAfter,
  factsOfIds,
  filterableIds,
  type ProductFacts,
  textLanguages,
} from './product-facts.ts'

/** One page is read, then put in, in a few milliseconds each. */
const PAGE = 250
const PUT_AT_ONCE = 25
const SETTLE_AT_ONCE = 2_000

/**
 * The whole catalogue, page by page, with room for requests in between. What changes meanwhile is
 * followed up before it is handed out. Null when it could not be followed: begin again.
 */
export async function buildIndex(
  db: Db,
  changes: ChangedProducts,
  stopped: AbortSignal,
  options: BitTableOptions = {},
): Promise<CatalogueIndex | null> {
  await changes.poll()
  const index = new CatalogueIndex(await textLanguages(db), options)
  index.narrowBy(await filterableIds(db))

  let afterId = 0
  let unsettled = 0
  for (;;) {
    const page = await factsAfter(db, afterId, PAGE)
    if (stopped.aborted) return null
    if (!(await put(index, page))) return null
    unsettled += page.length
    if (unsettled >= SETTLE_AT_ONCE || page.length < PAGE) {
      index.settle()
      unsettled = 0
      await nextTurn()
    }
    afterId = page.at(-1)?.id ?? afterId
    if (page.length < PAGE) return followUp(db, changes, index)
  }
}

async function followUp(
  db: Db,
  changes: ChangedProducts,
  index: CatalogueIndex,
): Promise<CatalogueIndex | null> {
  for (;;) {
    const changed = await changes.poll()
    if (!changed) return null
    if (changed.length === 0) return index
    for (let from = 0; from < changed.length; from += PAGE) {
      if (!apply(await readPatch(db, changed.slice(from, from + PAGE)), index)) return null
      await nextTurn()
    }
  }
}

export type Patch = {
  readonly productIds: readonly number[]
  readonly facts: readonly ProductFacts[]
  readonly filterable: ReadonlySet<number>
}

export async function readPatch(db: Db, productIds: readonly number[]): Promise<Patch> {
  const [facts, filterable] = await Promise.all([factsOfIds(db, productIds), filterableIds(db)])
  return { productIds, facts, filterable }
}

/** False when the products speak a language that the index was not built for. */
export function apply({ productIds, facts, filterable }: Patch, index: CatalogueIndex): boolean {
  if (!index.hasLanguagesOf(facts)) return false
  index.narrowBy(filterable)
  index.replace(productIds, facts)
  return true
}

async function put(index: CatalogueIndex, page: readonly ProductFacts[]): Promise<boolean> {
  if (!index.hasLanguagesOf(page)) return false
  for (let from = 0; from < page.length; from += PUT_AT_ONCE) {
    index.put(page.slice(from, from + PUT_AT_ONCE))
    await nextTurn()
  }
  return true
}
