import type { Kysely } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'staff_passkey')
    .addColumn('account_id', 'integer', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await db.schema
    .createIndex('staff_passkey_by_account')
    .on('staff_passkey')
    .column('account_id')
    .execute()
  await db.schema.alterTable('staff_session').addColumn('challenge', 'text').execute()
  await db.schema.alterTable('staff_session').addColumn('challenge_until', 'text').execute()
}
