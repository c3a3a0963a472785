import { type Kysely, sql } from 'kysely'
import { byteOrderedText, createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'category')
    .addColumn('parent_id', 'integer', (column) => column.references('category.id'))
    .addColumn('media_id', 'integer')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('sort_types', 'text', (column) => column.notNull())
    .addColumn('sort_default_type', 'integer')
    .addCheckConstraint('category_not_in_itself', sql`parent_id <> id`)
    .execute()
  await db.schema.createIndex('category_parent').on('category').column('parent_id').execute()

  await db.schema
    .createTable('category_text')
    .addColumn('category_id', 'integer', (column) =>
      column.notNull().references('category.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addPrimaryKeyConstraint('category_text_key', ['category_id', 'language'])
    .execute()

  await createTable(db, 'product_tag')
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .execute()
  await db.schema
    .createTable('product_tag_text')
    .addColumn('tag_id', 'integer', (column) =>
      column.notNull().references('product_tag.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_fold', 'text', (column) => column.notNull())
    .addColumn('name_sort', byteOrderedText(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('product_tag_text_key', ['tag_id', 'language'])
    .execute()
}
