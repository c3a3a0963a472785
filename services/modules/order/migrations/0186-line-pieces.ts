import type { Kysely } from 'kysely'

/** What each line takes from stock; unknown for lines of earlier orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_line')
    .addColumn('pieces', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
