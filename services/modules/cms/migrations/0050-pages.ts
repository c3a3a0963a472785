import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cms_option')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('media_id', 'integer', (column) => column.references('media.id'))
    .execute()

  await createTable(db, 'page')
    .addColumn('published_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('page_text')
    .addColumn('page_id', 'integer', (column) =>
      column.notNull().references('page.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('meta_title', 'text')
    .addColumn('meta_description', 'text')
    .addPrimaryKeyConstraint('page_text_key', ['page_id', 'language'])
    .execute()

  await createTable(db, 'element')
    .addColumn('page_id', 'integer', (column) => column.references('page.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('handler', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('published_version', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('element_of_page')
    .on('element')
    .columns(['page_id', 'language', 'position'])
    .execute()
  await sql`create unique index element_of_layout on element (handler, language) where page_id is null`.execute(
    db,
  )

  await db.schema
    .createTable('element_version')
    .addColumn('element_id', 'integer', (column) =>
      column.notNull().references('element.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('draft', 'published')`),
    )
    .addColumn('publish_at', 'text')
    .addColumn('author', 'integer')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('element_version_key', ['element_id', 'version'])
    .execute()
}
