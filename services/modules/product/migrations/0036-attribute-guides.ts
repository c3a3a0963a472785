import type { Kysely } from 'kysely'

/** Which page of the site helps to choose a value, such as a table of sizes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attribute_guide')
    .addColumn('attribute_id', 'integer', (column) =>
      column.notNull().references('attribute.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('page_slug', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('attribute_guide_key', ['attribute_id', 'language'])
    .execute()
}
