import type { Kysely } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'cart_reminder')
    .addColumn('cart_id', 'text', (column) =>
      column.notNull().unique().references('cart.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('cart_reminder_by_account')
    .on('cart_reminder')
    .column('account_id')
    .execute()
}
