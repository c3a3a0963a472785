import type { Kysely } from 'kysely'

/** When the last reservation of a cart ends or ended, so that it is not renewed without end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('cart').addColumn('reserved_until', 'text').execute()
}
