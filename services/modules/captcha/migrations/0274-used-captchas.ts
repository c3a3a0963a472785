import type { Kysely } from 'kysely'
import { byteOrderedText, createTable } from '#services/platform/columns.ts'

/** Challenges that were solved and sent, until they expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'used_captcha')
    .addColumn('signature', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', byteOrderedText(db), (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('used_captcha_by_expires_at')
    .on('used_captcha')
    .column('expires_at')
    .execute()
}
