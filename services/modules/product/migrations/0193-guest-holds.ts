import type { Kysely } from 'kysely'

/** Holds of guests name their network, whose holds are bounded; those of customers do not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('stock_hold').addColumn('place', 'text').execute()
  await db.schema.createIndex('stock_hold_by_place').on('stock_hold').column('place').execute()
}
