import { type Kysely, sql } from 'kysely'

/** Names by which `npm run methods` finds methods again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('payment_method')
    .addColumn('code', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update payment_method set code = 'payment-' || id`.execute(db)
  await db.schema
    .createIndex('payment_method_by_code')
    .on('payment_method')
    .column('code')
    .unique()
    .execute()
}
