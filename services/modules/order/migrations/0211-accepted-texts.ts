import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('customer_order').addColumn('consent_log_id', 'integer').execute()
}
