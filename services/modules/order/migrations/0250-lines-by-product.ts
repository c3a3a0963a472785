import type { Kysely } from 'kysely'

/** Buyers of a ticket are found by its lines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['product_id', 'main_product_id']) {
    await db.schema
      .createIndex(`order_line_by_${column}`)
      .on('order_line')
      .columns([column, 'order_id'])
      .execute()
  }
}
