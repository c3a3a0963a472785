import type { Kysely } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

/** Events for staff, and which of them each member chose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'alert')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('path', 'text')
    .execute()
  await db.schema
    .createTable('staff_alert')
    .addColumn('account_id', 'integer', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_alert_key', ['account_id', 'kind'])
    .execute()
}
