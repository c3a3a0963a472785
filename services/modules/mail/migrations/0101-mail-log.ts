import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_log')
    .addColumn('message_id', 'text', (column) => column.primaryKey())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('tried_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('fault', 'text')
    .execute()
  for (const columns of [['email_key', 'tried_at'], ['tried_at']]) {
    await db.schema
      .createIndex(`mail_log_by_${columns[0]}`)
      .on('mail_log')
      .columns(columns)
      .execute()
  }
  // None of those goes twice, though nothing else is known of them.
  await sql`
    insert into mail_log (message_id, template, tries, tried_at, sent_at)
    select message_id, '', 1, at, at from mail_sent`.execute(db)
  await db.schema.dropTable('mail_sent').execute()
}
