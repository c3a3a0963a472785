import { type Kysely, sql } from 'kysely'
import { byteOrderedText, createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'newsletter_subscriber')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', byteOrderedText(db), (column) => column.notNull().unique())
    .addColumn('account_id', 'integer', (column) => column.unique())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('PENDING', 'ACTIVE', 'STOPPED')`),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) =>
      column.notNull().check(sql`source in ('FORM', 'ACCOUNT')`),
    )
    .addColumn('created_at', byteOrderedText(db), (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('stopped_at', 'text')
    .addColumn('consent_texts', 'text', (column) => column.notNull())
    .addColumn('consent_log_id', 'integer')
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addCheckConstraint(
      'newsletter_subscriber_confirmed',
      sql`state <> 'ACTIVE' or confirmed_at is not null`,
    )
    .addCheckConstraint(
      'newsletter_subscriber_stopped',
      sql`(state = 'STOPPED') = (stopped_at is not null)`,
    )
    .execute()
  for (const columns of [['created_at', 'id'] as const, ['state', 'created_at', 'id'] as const]) {
    await db.schema
      .createIndex(`newsletter_subscriber_by_${columns[0]}`)
      .on('newsletter_subscriber')
      .columns([...columns])
      .execute()
  }
}
