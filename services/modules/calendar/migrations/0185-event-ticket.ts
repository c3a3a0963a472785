import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('event')
    .addColumn('ticket_product_id', 'integer', (column) => column.references('product.id'))
    .execute()
}
