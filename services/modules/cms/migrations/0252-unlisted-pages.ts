import type { Kysely } from 'kysely'

/** Pages that are shown at their address, and in no list: not in the site map, not in the search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('page')
    .addColumn('is_listed', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
