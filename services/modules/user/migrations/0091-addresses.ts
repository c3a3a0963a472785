import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'address')
    .addColumn('account_id', 'integer', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('type', 'text', (column) =>
      column.notNull().check(sql`type in ('main', 'billing', 'shipping', 'other')`),
    )
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('contact_email', 'text', (column) => column.notNull())
    .addColumn('contact_phone', 'text', (column) => column.notNull())
    .addColumn('country_id', 'integer', (column) => column.notNull().references('country.id'))
    .addColumn('region', 'text')
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('street', 'text', (column) => column.notNull())
    .addColumn('house_number', 'text', (column) => column.notNull())
    .addColumn('zip_code', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text')
    .addColumn('company_oib', 'text')
    .execute()
  await db.schema
    .createIndex('address_by_account')
    .on('address')
    .columns(['account_id', 'id'])
    .execute()
  await sql`create unique index address_main_once on address (account_id) where type = 'main'`.execute(
    db,
  )
}
