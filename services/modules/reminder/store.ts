import type { Db, Trx } from '#services/platform/database.ts'
import type {} from './tables.ts'

/** False for a cart that already has a reminder. */
export async function claimReminder(
  trx: Trx,
  reminder: { readonly cart_id: string; readonly account_id: number; readonly written_at: string },
): Promise<boolean> {
  const row = await trx
    .insertInto('cart_reminder')
    .values(reminder)
    .onConflict((conflict) => conflict.column('cart_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function remindersOf(db: Db, accountId: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('cart_reminder')
    .select('written_at')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map(({ written_at }) => written_at)
}

export async function deleteRemindersOf(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('cart_reminder').where('account_id', '=', accountId).execute()
}
