import type { Kysely } from 'kysely'

/** Idempotency keys of the moves that staff made: a key moves one order, once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_move')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'integer', (column) =>
      column.notNull().references('customer_order.id').onDelete('cascade'),
    )
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('order_move_of_order').on('order_move').column('order_id').execute()
}
