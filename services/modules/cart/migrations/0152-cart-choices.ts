import type { Kysely } from 'kysely'

const COLUMNS = [
  'delivery_country_id',
  'delivery_method_id',
  'delivery_branch_id',
  'payment_method_id',
] as const

/** SQLite adds one column per statement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of COLUMNS) {
    await db.schema.alterTable('cart').addColumn(column, 'integer').execute()
  }
}
