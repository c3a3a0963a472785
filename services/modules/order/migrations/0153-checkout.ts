import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'checkout')
    .addColumn('cart_id', 'text', (column) =>
      column.notNull().unique().references('cart.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('shipping_address', 'text')
    .addColumn('billing_address', 'text')
    .addColumn('is_company', 'integer', (column) =>
      column.notNull().check(sql`is_company in (0, 1)`),
    )
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addCheckConstraint(
      'checkout_billing',
      sql`billing_address is null or shipping_address is not null`,
    )
    .execute()
  await db.schema.createIndex('checkout_by_email').on('checkout').column('email_key').execute()
  await db.schema.createIndex('checkout_by_age').on('checkout').column('saved_at').execute()
}
