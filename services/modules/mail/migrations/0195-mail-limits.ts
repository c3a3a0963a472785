import type { Kysely } from 'kysely'

/** Earlier mails count against no limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail_log').addColumn('limit_group', 'text').execute()
}
