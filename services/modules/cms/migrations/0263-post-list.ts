import type { Kysely } from 'kysely'

/** Orders of the list of posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('post_by_age').on('post').columns(['created_at', 'id']).execute()
  await db.schema.createIndex('post_by_change').on('post').columns(['updated_at', 'id']).execute()
}
