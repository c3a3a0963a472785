import { type Kysely, sql } from 'kysely'

/** An order is paid by one payment; any other one that arrives is extra and goes back whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('payment')
    .addColumn('is_extra', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`is_extra in (0, 1)`),
    )
    .execute()
  await sql`
    update payment set is_extra = 1
    where state = 'paid' and exists (
      select 1 from payment as other
      where other.order_slug = payment.order_slug and other.state = 'paid'
        and (other.settled_at < payment.settled_at
          or (other.settled_at = payment.settled_at and other.id < payment.id))
    )`.execute(db)
  await db.schema
    .createIndex('payment_paid_once')
    .on('payment')
    .column('order_slug')
    .unique()
    .where(sql.ref('state'), '=', sql.lit('paid'))
    .where(sql.ref('is_extra'), '=', sql.lit(0))
    .execute()
}
