import type { Kysely } from 'kysely'

/** What comes back into a cart in place of a ticket that was bought in a bundle. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_line').addColumn('returns', 'text').execute()
}
