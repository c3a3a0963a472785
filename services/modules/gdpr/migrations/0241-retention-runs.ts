import type { Kysely } from 'kysely'

/** When records of each kind were last deleted, and how many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('retention_run')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('deleted', 'integer', (column) => column.notNull())
    .execute()
}
