import { type Kysely, sql } from 'kysely'

/** After the right to withdraw has ended, whichever day of the year the order was placed on. */
const PERIOD_MS = (15 * 24 + 2) * 60 * 60_000

/**
 * Hands out the digital lines of paid orders that had no file at the payment, so that files that
 * are added later reach their buyers too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; slug: string; placed_at: string }>`
    select line.id, orders.slug, orders.placed_at
    from order_line as line join customer_order as orders on orders.id = line.order_id
    where line.is_digital = 1 and line.no_withdrawal is null
      and orders.payment_state <> 'unpaid' and orders.state <> 'cancelled'`.execute(db)
  for (const { id, slug, placed_at } of rows) {
    const at = new Date(Date.parse(placed_at) + PERIOD_MS).toISOString()
    const payload = JSON.stringify({ slug, lineId: Number(id) })
    await sql`
      insert into due (kind, key, at, payload) values ('order.codes', ${`${slug}.${id}`}, ${at}, ${payload})
      on conflict do nothing`.execute(db)
  }
}
