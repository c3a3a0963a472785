import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'reduction')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text')
    .addColumn('begun', 'integer', (column) => column.notNull())
    .addColumn('reference_price_cents', 'integer')
    .addCheckConstraint('reduction_price', sql`price_cents >= 0`)
    .addCheckConstraint('reduction_order', sql`ends_at is null or ends_at > starts_at`)
    .addCheckConstraint(
      'reduction_reference_once_begun',
      sql`begun in (0, 1) and (begun = 1 or reference_price_cents is null)`,
    )
    .addUniqueConstraint('reduction_start', ['product_id', 'starts_at'])
    .execute()

  // What a product cost from a moment on: one row for each change of what a shopper pays.
  await db.schema
    .createTable('price_history')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('list_price_cents', 'integer', (column) => column.notNull())
    .addColumn('final_price_cents', 'integer', (column) => column.notNull())
    .addCheckConstraint(
      'price_history_final',
      sql`final_price_cents >= 0 and final_price_cents <= list_price_cents`,
    )
    .addPrimaryKeyConstraint('price_history_key', ['product_id', 'since'])
    .execute()

  await db.schema
    .createTable('stock')
    .addColumn('product_id', 'integer', (column) =>
      column.primaryKey().references('product.id').onDelete('cascade'),
    )
    .addColumn('on_hand', 'integer', (column) => column.notNull())
    .addCheckConstraint('stock_never_negative', sql`on_hand >= 0`)
    .execute()

  await createTable(db, 'stock_hold')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('stock.product_id').onDelete('cascade'),
    )
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addCheckConstraint('stock_hold_quantity', sql`quantity >= 1`)
    .addUniqueConstraint('stock_hold_owner', ['product_id', 'owner'])
    .execute()
  await db.schema.createIndex('stock_hold_by_owner').on('stock_hold').column('owner').execute()
}
