import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'navigation')
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .execute()

  await createTable(db, 'navigation_item')
    .addColumn('navigation_id', 'integer', (column) =>
      column.notNull().references('navigation.id').onDelete('cascade'),
    )
    .addColumn('parent_id', 'integer', (column) =>
      column.references('navigation_item.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('internal', 'external', 'static')`),
    )
    .addColumn('path', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('item_of_navigation')
    .on('navigation_item')
    .columns(['navigation_id', 'position'])
    .execute()

  await db.schema
    .createTable('navigation_item_text')
    .addColumn('item_id', 'integer', (column) =>
      column.notNull().references('navigation_item.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('navigation_item_text_key', ['item_id', 'language'])
    .execute()

  await db.schema
    .createTable('redirect')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('target', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('failed_request')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('first_at', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute()
}
