import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createOrders(db)
  await createLines(db)

  await db.schema
    .createTable('order_number')
    .addColumn('year', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull().check(sql`last > 0`))
    .execute()
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'customer_order')
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    // One order for each cart, whatever arrives at once.
    .addColumn('cart_id', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'integer')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .check(sql`state in ('awaitingPayment', 'confirmed', 'shipped', 'delivered', 'cancelled')`),
    )
    .addColumn('payment_state', 'text', (column) =>
      column.notNull().check(sql`payment_state in ('unpaid', 'paid', 'toRefund', 'refunded')`),
    )
    .addColumn('stock_state', 'text', (column) =>
      column.notNull().check(sql`stock_state in ('held', 'taken', 'released')`),
    )
    .addColumn('placed_at', 'text', (column) => column.notNull())
    .addColumn('held_until', 'text')
    .addColumn('shipped_at', 'text')
    .addColumn('delivered_at', 'text')
    .addColumn('items_cents', 'integer', (column) => column.notNull())
    .addColumn('coupon_id', 'integer', (column) =>
      column.references('coupon.id').onDelete('set null'),
    )
    .addColumn('coupon_code', 'text')
    .addColumn('coupon_cents', 'integer', (column) => column.notNull())
    .addColumn('delivery_cents', 'integer', (column) =>
      column.notNull().check(sql`delivery_cents >= 0`),
    )
    .addColumn('total_cents', 'integer', (column) => column.notNull())
    .addColumn('refund_cents', 'integer', (column) => column.notNull())
    .addColumn('shipping_address', 'text')
    .addColumn('billing_address', 'text', (column) => column.notNull())
    .addColumn('delivery_method_id', 'integer')
    .addColumn('delivery', 'text')
    .addColumn('payment_method_id', 'integer', (column) => column.notNull())
    .addColumn('payment_method', 'text', (column) => column.notNull())
    .addColumn('payment_form', 'text')
    .addColumn('instructions', 'text')
    .addColumn('gift_to', 'text')
    .addColumn('gift_from', 'text')
    .addColumn('gift_message', 'text')
    .addColumn('is_digital_at_once', 'integer', (column) => column.notNull())
    .addColumn('tracking_url', 'text')
    .addColumn('cancelled_by', 'text', (column) =>
      column.check(sql`cancelled_by in ('buyer', 'staff', 'expiry')`),
    )
    .addColumn('erased_at', 'text')
    .addCheckConstraint('order_coupon', sql`coupon_cents between 0 and items_cents`)
    .addCheckConstraint(
      'order_total',
      sql`total_cents = items_cents - coupon_cents + delivery_cents`,
    )
    .addCheckConstraint('order_cancelled', sql`(state = 'cancelled') = (cancelled_by is not null)`)
    .addCheckConstraint('order_refund', sql`refund_cents between 0 and total_cents`)
    // Goods leave the house only out of stock.
    .addCheckConstraint(
      'order_stock',
      sql`stock_state = 'taken' or state in ('awaitingPayment', 'cancelled')`,
    )
    .addCheckConstraint(
      'order_cancelled_stock',
      sql`state <> 'cancelled' or stock_state = 'released'`,
    )
    .addCheckConstraint('order_paid', sql`state <> 'awaitingPayment' or payment_state = 'unpaid'`)
    .execute()
  await db.schema
    .createIndex('order_of_account')
    .on('customer_order')
    .columns(['account_id', 'id'])
    .execute()
  await db.schema
    .createIndex('order_of_email')
    .on('customer_order')
    .columns(['email_key', 'id'])
    .execute()
}

async function createLines(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'order_line')
    .addColumn('order_id', 'integer', (column) =>
      column.notNull().references('customer_order.id').onDelete('cascade'),
    )
    .addColumn('product_id', 'integer', (column) =>
      column.references('product.id').onDelete('set null'),
    )
    .addColumn('main_product_id', 'integer', (column) =>
      column.references('product.id').onDelete('set null'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('media', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('is_digital', 'integer', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) =>
      column.notNull().check(sql`quantity between 1 and 999`),
    )
    .addColumn('unit_cents', 'integer', (column) => column.notNull().check(sql`unit_cents >= 0`))
    .addColumn('row_cents', 'integer', (column) => column.notNull())
    .addColumn('coupon_cents', 'integer', (column) => column.notNull())
    .addColumn('tax_basis_points', 'integer', (column) => column.notNull())
    .addColumn('no_withdrawal', 'text', (column) =>
      column.check(sql`no_withdrawal in ('madeToOrder', 'digital')`),
    )
    .addColumn('withdrawn_at', 'text')
    .addCheckConstraint('order_line_row', sql`row_cents = unit_cents * quantity`)
    .addCheckConstraint('order_line_coupon', sql`coupon_cents between 0 and row_cents`)
    .execute()
  await db.schema.createIndex('order_line_of_order').on('order_line').column('order_id').execute()

  await db.schema
    .createTable('order_piece')
    .addColumn('order_id', 'integer', (column) =>
      column.notNull().references('customer_order.id').onDelete('cascade'),
    )
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addPrimaryKeyConstraint('order_piece_once', ['order_id', 'product_id'])
    .execute()

  await db.schema
    .createTable('order_tax')
    .addColumn('order_id', 'integer', (column) =>
      column.notNull().references('customer_order.id').onDelete('cascade'),
    )
    .addColumn('basis_points', 'integer', (column) => column.notNull())
    .addColumn('net_cents', 'integer', (column) => column.notNull())
    .addColumn('tax_cents', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_tax_once', ['order_id', 'basis_points'])
    .execute()

  await createTable(db, 'order_event')
    .addColumn('order_id', 'integer', (column) =>
      column.notNull().references('customer_order.id').onDelete('cascade'),
    )
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .execute()
  await db.schema.createIndex('order_event_of_order').on('order_event').column('order_id').execute()

  await createTable(db, 'order_code')
    .addColumn('line_id', 'integer', (column) =>
      column.notNull().references('order_line.id').onDelete('cascade'),
    )
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .execute()
  await db.schema.createIndex('order_code_of_line').on('order_code').column('line_id').execute()
}
