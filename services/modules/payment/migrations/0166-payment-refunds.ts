import { type Kysely, sql } from 'kysely'

/** What was paid back of each payment: never more than it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('payment')
    .addColumn('refunded_cents', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`refunded_cents between 0 and amount_cents`),
    )
    .execute()
  await sql`update payment set refunded_cents = amount_cents where state = 'refunded'`.execute(db)
}
