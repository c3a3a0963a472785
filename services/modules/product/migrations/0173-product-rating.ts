import type { Kysely } from 'kysely'

/** Published ratings by stars, as a JSON list that begins with one star; null without any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('product').addColumn('rating_counts', 'text').execute()
}
