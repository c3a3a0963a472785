import type { Kysely } from 'kysely'

/** The products chosen for the parts of a bundle; unknown for lines of earlier orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_line')
    .addColumn('parts', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
