import { type Kysely, sql } from 'kysely'

/** Lines of tickets, for which there is no right to withdraw. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_line')
    .addColumn('is_ticket', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`is_ticket in (0, 1)`),
    )
    .execute()
}
