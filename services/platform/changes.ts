import { randomBytes } from 'node:crypto'
import type {} from './database/platform-tables.ts'
import type { Trx } from './database.ts'

/** Topics are cache tags, such as `product:17`; they are seen when the transaction commits. */
export async function addChanges(trx: Trx, topics: readonly string[]): Promise<void> {
  const unique = [...new Set(topics)]
  if (unique.length === 0) return

  await trx
    .insertInto('change')
    .values(unique.map((topic) => ({ topic })))
    .execute()
}

/** More has changed than a list could tell: whoever follows the feed drops all that it has kept. */
export async function addGap(trx: Trx): Promise<void> {
  await trx
    .updateTable('change_feed')
    .set({ name: randomBytes(8).toString('hex') })
    .execute()
}
