import type { Db, Trx } from '#services/platform/database.ts'
import type {} from './tables.ts'

export async function readOptions(db: Db) {
  return await db
    .selectFrom('cms_option')
    .select(['key', 'value', 'media_id'])
    .orderBy('key')
    .execute()
}

export async function readOption(db: Db, key: string): Promise<string | null> {
  const option = await db
    .selectFrom('cms_option')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return option?.value ?? null
}

/** Values of the keys that are set. */
export async function optionValues(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('cms_option')
    .select(['key', 'value'])
    .where('key', 'in', keys)
    .orderBy('key')
    .execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

export async function writeOption(
  trx: Trx,
  { key, value, mediaId }: { key: string; value: string; mediaId: number | null },
): Promise<void> {
  await trx
    .insertInto('cms_option')
    .values({ key, value, media_id: mediaId })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, media_id: mediaId }))
    .execute()
}
