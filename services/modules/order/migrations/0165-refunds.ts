import { type Kysely, sql } from 'kysely'

/** Pieces withdrawn of each line, and money paid back of what is due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_line')
    .addColumn('withdrawn_quantity', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`withdrawn_quantity between 0 and quantity`),
    )
    .execute()
  await sql`update order_line set withdrawn_quantity = quantity where withdrawn_at is not null`.execute(
    db,
  )

  await db.schema
    .alterTable('customer_order')
    .addColumn('refunded_cents', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`refunded_cents between 0 and refund_cents`),
    )
    .execute()
  await sql`update customer_order set refunded_cents = refund_cents where payment_state = 'refunded'`.execute(
    db,
  )

  await db.schema
    .alterTable('order_event')
    .addColumn('amount_cents', 'integer', (column) => column.check(sql`amount_cents > 0`))
    .execute()
}
