import { type Kysely, sql } from 'kysely'

/** The few orders whose buyers are owed money, among all that were ever placed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index order_refund_due on customer_order (id) where refund_cents > refunded_cents
  `.execute(db)
}
