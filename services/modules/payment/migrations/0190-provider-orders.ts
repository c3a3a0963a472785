import type { Kysely } from 'kysely'

/** The order that this server created at the provider of a payment; it belongs to that payment alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payment').addColumn('provider_order', 'text').execute()
  await db.schema
    .createIndex('payment_provider_order_once')
    .on('payment')
    .columns(['adapter', 'provider_order'])
    .unique()
    .execute()
}
