import type { Kysely } from 'kysely'
import { byteOrderedText, createTable } from '#services/platform/columns.ts'

/** Everyone who registered or ordered. Orders name theirs, and fill the table, in 0238. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'customer')
    .addColumn('account_id', 'integer', (column) =>
      column.unique().references('account.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text')
    .addColumn('name_key', byteOrderedText(db), (column) => column.notNull())
    .addColumn('registered_at', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('last_order_at', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('orders', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  const indexes = {
    customer_by_name: ['name_key', 'id'],
    customer_by_registration: ['registered_at', 'id'],
    customer_by_last_order: ['last_order_at', 'id'],
    customer_by_orders: ['orders', 'id'],
    customer_guests: ['registered_at', 'last_order_at', 'id'],
    customer_without_orders: ['last_order_at', 'registered_at', 'id'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('customer').columns(columns).execute()
  }
  await db.schema
    .createTable('customer_word')
    .addColumn('word', byteOrderedText(db), (column) => column.notNull())
    .addColumn('customer_id', 'integer', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('customer_word_once', ['word', 'customer_id'])
    .execute()
  await db.schema
    .createIndex('customer_word_of_customer')
    .on('customer_word')
    .columns(['customer_id', 'word'])
    .execute()
}
