import { type Kysely, sql } from 'kysely'

/** Names by which `npm run methods` finds methods, and branches of a method, again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['delivery_method', 'delivery_branch'] as const) {
    await db.schema
      .alterTable(table)
      .addColumn('code', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  await sql`update delivery_method set code = 'delivery-' || id`.execute(db)
  await sql`update delivery_branch set code = 'branch-' || id`.execute(db)
  await db.schema
    .createIndex('delivery_method_by_code')
    .on('delivery_method')
    .column('code')
    .unique()
    .execute()
  await db.schema
    .createIndex('delivery_branch_by_code')
    .on('delivery_branch')
    .columns(['method_id', 'code'])
    .unique()
    .execute()
}
