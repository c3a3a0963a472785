import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCoupons(db)
  await createCarts(db)
  await db.schema
    .createTable('currency_rate')
    .addColumn('currency_id', 'integer', (column) =>
      column.primaryKey().references('currency.id').onDelete('cascade'),
    )
    .addColumn('rate_millionths', 'integer', (column) =>
      column.notNull().check(sql`rate_millionths > 0`),
    )
    .execute()
}

async function createCoupons(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'coupon')
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('percent', 'fixed', 'freeDelivery')`),
    )
    .addColumn('percent', 'integer', (column) => column.check(sql`percent between 1 and 100`))
    .addColumn('amount_cents', 'integer', (column) => column.check(sql`amount_cents > 0`))
    .addColumn('min_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('category_id', 'integer', (column) =>
      column.references('category.id').onDelete('cascade'),
    )
    .addColumn('members_only', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('starts_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('max_uses', 'integer')
    .addColumn('uses', 'integer', (column) => column.notNull().defaultTo(0))
    .addCheckConstraint('coupon_percent', sql`(kind = 'percent') = (percent is not null)`)
    .addCheckConstraint('coupon_amount', sql`(kind = 'fixed') = (amount_cents is not null)`)
    .addCheckConstraint('coupon_uses', sql`uses >= 0 and (max_uses is null or uses <= max_uses)`)
    .execute()
}

async function createCarts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cart')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('protect_code', 'text', (column) => column.notNull())
    .addColumn('account_id', 'integer')
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('open', 'archived', 'used')`),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('coupon_id', 'integer', (column) =>
      column.references('coupon.id').onDelete('set null'),
    )
    .addColumn('member_card_barcode', 'text')
    .addColumn('instructions', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('cart_by_use').on('cart').column('used_at').execute()
  // One cart that an account goes on with, whatever two devices do at once.
  await sql`create unique index cart_open_of_account on cart (account_id) where state = 'open'`.execute(
    db,
  )

  await createTable(db, 'cart_item')
    .addColumn('cart_id', 'text', (column) =>
      column.notNull().references('cart.id').onDelete('cascade'),
    )
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('quantity', 'integer', (column) =>
      column.notNull().check(sql`quantity between 1 and 999`),
    )
    .addColumn('options', 'text', (column) => column.notNull())
    .addUniqueConstraint('cart_item_once', ['cart_id', 'product_id', 'options'])
    .execute()

  await createTable(db, 'cart_write')
    .addColumn('cart_id', 'text', (column) =>
      column.notNull().references('cart.id').onDelete('cascade'),
    )
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('cart_write_once', ['cart_id', 'key'])
    .execute()
  await db.schema.createIndex('cart_write_by_age').on('cart_write').column('written_at').execute()
}
