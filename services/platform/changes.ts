import { randomBytes } from 'node:crypto'
import type {} from './database/platform-tables.ts'
import type { Trx } from './database.ts'

/** Tag of every answer to a keyword search. */
const SEARCH_TAG = 'search'

/** Cache tags, such as `product:17`; followers of the feed see them when the transaction commits. */
export async function addChanges(trx: Trx, tags: readonly string[]): Promise<void> {
  const unique = [...new Set(tags)]
  if (unique.length === 0) return

  await trx
    .insertInto('change')
    .values(unique.map((topic) => ({ topic })))
    .execute()
}

/** Adds tags for changes that keyword search can see: texts, and what is listed. */
export async function addSearchChanges(trx: Trx, tags: readonly string[]): Promise<void> {
  await addChanges(trx, [...tags, SEARCH_TAG])
}

/** Makes every follower of the feed drop its whole cache, for more changes than tags could name. */
export async function addGap(trx: Trx): Promise<void> {
  await trx
    .updateTable('change_feed')
    .set({ name: randomBytes(8).toString('hex') })
    .execute()
}
