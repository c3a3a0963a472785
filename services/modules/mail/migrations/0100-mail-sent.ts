import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_sent')
    .addColumn('message_id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('mail_sent_by_time').on('mail_sent').column('at').execute()
}
