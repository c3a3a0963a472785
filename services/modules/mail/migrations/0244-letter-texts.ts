import { type Kysely, sql } from 'kysely'

/** Those who run the shop, and those who write for it. An owner has every right. */
const WRITERS = new Set(['shop-keeper', 'editor'])

/** Texts of letters that staff changed, and which of them a letter was written with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('letter_text')
    .addColumn('letter', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('shipped', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('letter_text_once', ['letter', 'language', 'path'])
    .execute()
  await db.schema.alterTable('mail_log').addColumn('texts', 'text').execute()

  const { rows } = await sql<{ id: number; key: string | null; rights: string }>`
    select id, key, rights from staff_role`.execute(db)
  for (const { id, key, rights } of rows) {
    if (key === null || !WRITERS.has(key)) continue
    const next = JSON.stringify([...(JSON.parse(rights) as readonly string[]), 'mails.write'])
    await sql`update staff_role set rights = ${next} where id = ${id}`.execute(db)
  }
}
