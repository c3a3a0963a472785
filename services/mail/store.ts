import type { Db } from '#services/platform/database.ts'
import type {} from './tables.ts'

export async function hasLeft(db: Db, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail_sent')
    .select('at')
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return row !== undefined
}

export async function markLeft(db: Db, messageId: string, at: string): Promise<void> {
  await db
    .insertInto('mail_sent')
    .values({ message_id: messageId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
