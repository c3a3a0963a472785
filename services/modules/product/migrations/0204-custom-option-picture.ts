import type { Kysely } from 'kysely'

/** The picture on which the shop draws what is typed; null draws nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('custom_option').addColumn('media_id', 'integer').execute()
}
