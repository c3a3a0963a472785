import type { Kysely } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'saved_view')
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('account_id', 'integer', (column) =>
      column.references('account.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('saved_view_of_list')
    .on('saved_view')
    .columns(['list', 'account_id'])
    .execute()
  await db.schema
    .createIndex('saved_view_of_account')
    .on('saved_view')
    .column('account_id')
    .execute()
}
