import type {} from '#services/modules/document/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'

/** As JSON; null before there is one. */
export async function readVersionAt(db: Db, at: string): Promise<string | null> {
  const row = await db
    .selectFrom('seller_version')
    .select('body')
    .where('from_at', '<=', at)
    .orderBy('from_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.body ?? null
}

/** The first one is that of all before it too. */
export async function insertVersion(trx: Trx, body: string, at: string): Promise<void> {
  const first = await trx.selectFrom('seller_version').select('id').limit(1).executeTakeFirst()
  await trx
    .insertInto('seller_version')
    .values({ from_at: first ? at : '', body })
    .execute()
}
