import type { Kysely } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

const KEYS = ['name', 'street', 'zipCode', 'city', 'oib', 'registry', 'iban', 'phone', 'email']

type Tables = {
  setting: { group: string; key: string; value: string }
  seller_version: { from_at: string; body: string }
  edit: { entity: string; entity_id: string; path: string }
}

/** Who sold when, for documents of then; the seller is one record with one history. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await createTable(db, 'seller_version')
    .addColumn('from_at', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
  const settings = await db
    .selectFrom('setting')
    .select(['key', 'value'])
    .where('group', '=', 'seller')
    .execute()
  const stored = new Map(settings.map(({ key, value }) => [key, value]))
  if (KEYS.every((key) => stored.has(key))) {
    const body = JSON.stringify(Object.fromEntries(KEYS.map((key) => [key, stored.get(key)])))
    await db.insertInto('seller_version').values({ from_at: '', body }).execute()
  }
  for (const key of KEYS) {
    await db
      .updateTable('edit')
      .set({ entity: 'seller', entity_id: 'seller', path: key })
      .where('entity', '=', 'setting')
      .where('entity_id', '=', `seller/${key}`)
      .where('path', '=', 'value')
      .execute()
  }
}
