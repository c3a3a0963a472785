import type { Db } from '#services/platform/database.ts'
import type {} from './tables.ts'

/** False when it was used before, also by another program at the same moment. */
export async function markUsed(
  db: Db,
  used: { readonly signature: string; readonly expires_at: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_captcha')
    .values(used)
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
