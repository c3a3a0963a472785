import type { Kysely } from 'kysely'

/**
 * Pages that are shown at their address, and in no list: not in the site map, not in the search.
 * Pages are also found by the handler of a section.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('page')
    .addColumn('is_listed', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createIndex('element_by_handler')
    .on('element')
    .columns(['handler', 'page_id'])
    .execute()
}
