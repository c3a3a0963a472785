import type { Kysely } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'consent')
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .execute()

  await createTable(db, 'consent_text')
    .addColumn('consent_id', 'integer', (column) => column.notNull().references('consent.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addUniqueConstraint('consent_text_version', ['consent_id', 'language', 'version'])
    .execute()

  await createTable(db, 'consent_assignment')
    .addColumn('form', 'text', (column) => column.notNull().unique())
    .execute()

  await db.schema
    .createTable('consent_assignment_item')
    .addColumn('assignment_id', 'integer', (column) =>
      column.notNull().references('consent_assignment.id').onDelete('cascade'),
    )
    .addColumn('consent_id', 'integer', (column) => column.notNull().references('consent.id'))
    .addColumn('is_required', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('consent_assignment_item_key', ['assignment_id', 'consent_id'])
    .execute()

  await createTable(db, 'consent_log')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('client_at', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('user_type', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text')
    .addColumn('account_id', 'integer')
    .addColumn('email_hash', 'text')
    .addColumn('erased_at', 'text')
    .execute()
  for (const column of ['email_key', 'account_id', 'email_hash', 'at']) {
    await db.schema
      .createIndex(`consent_log_by_${column}`)
      .on('consent_log')
      .columns(column === 'at' ? ['at'] : [column, 'id'])
      .execute()
  }

  await db.schema
    .createTable('consent_log_entry')
    .addColumn('log_id', 'integer', (column) =>
      column.notNull().references('consent_log.id').onDelete('cascade'),
    )
    .addColumn('consent_id', 'integer', (column) => column.notNull().references('consent.id'))
    .addColumn('text_id', 'integer', (column) => column.notNull().references('consent_text.id'))
    .addPrimaryKeyConstraint('consent_log_entry_key', ['log_id', 'consent_id'])
    .execute()
}
