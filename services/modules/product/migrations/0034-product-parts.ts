import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('product_media')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('media_id', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_media_key', ['product_id', 'media_id'])
    .execute()

  await db.schema
    .createTable('product_tagging')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('tag_id', 'integer', (column) => column.notNull().references('product_tag.id'))
    .addPrimaryKeyConstraint('product_tagging_key', ['product_id', 'tag_id'])
    .execute()

  await db.schema
    .createTable('cross_sell')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('offered_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addCheckConstraint('cross_sell_another', sql`product_id <> offered_id`)
    .addPrimaryKeyConstraint('cross_sell_key', ['product_id', 'offered_id'])
    .execute()

  await db.schema
    .createTable('bundle_entry')
    .addColumn('bundle_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('product_id', 'integer', (column) => column.notNull().references('product.id'))
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addCheckConstraint('bundle_entry_quantity', sql`quantity >= 1`)
    .addCheckConstraint('bundle_entry_another', sql`product_id <> bundle_id`)
    .addPrimaryKeyConstraint('bundle_entry_key', ['bundle_id', 'product_id'])
    .execute()
  await db.schema.createIndex('bundle_entry_part').on('bundle_entry').column('product_id').execute()

  await createTable(db, 'custom_option')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('option_type', 'text', (column) => column.notNull())
    .addCheckConstraint('custom_option_type', sql`option_type in ('text', 'number')`)
    .execute()
  await db.schema
    .createIndex('custom_option_product')
    .on('custom_option')
    .column('product_id')
    .execute()
  await db.schema
    .createTable('custom_option_text')
    .addColumn('option_id', 'integer', (column) =>
      column.notNull().references('custom_option.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('custom_option_text_key', ['option_id', 'language'])
    .execute()
}
