import { type Kysely, sql } from 'kysely'
import { byteOrderedText, createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'product')
    .addColumn('parent_id', 'integer', (column) => column.references('product.id'))
    .addColumn('variant_key', 'text')
    .addColumn('sku', 'text', (column) => column.notNull().unique())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('archived', 'integer', (column) => column.notNull())
    .addColumn('featured', 'integer', (column) => column.notNull())
    .addColumn('category_priority', 'integer', (column) => column.notNull())
    .addColumn('list_price_cents', 'integer')
    .addColumn('membership_price_cents', 'integer')
    .addColumn('manufacturer_name', 'text')
    .addColumn('manufacturer_contact', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addCheckConstraint(
      'product_format',
      sql`format in ('Simple', 'EProduct', 'Configurable', 'Bundle')`,
    )
    .addCheckConstraint('product_flags', sql`archived in (0, 1) and featured in (0, 1)`)
    .addCheckConstraint(
      'product_variant',
      sql`(parent_id is null and variant_key is null) or (parent_id is not null and parent_id <> id and variant_key is not null and format = 'Simple')`,
    )
    // A variant without a price of its own costs what its product costs.
    .addCheckConstraint(
      'product_priced',
      sql`parent_id is not null or list_price_cents is not null`,
    )
    .addCheckConstraint(
      'product_prices',
      sql`(list_price_cents is null or list_price_cents >= 0) and (membership_price_cents is null or membership_price_cents >= 0)`,
    )
    .addCheckConstraint(
      'product_manufacturer',
      sql`(manufacturer_name is null) = (manufacturer_contact is null)`,
    )
    .addUniqueConstraint('product_variant_key', ['parent_id', 'variant_key'])
    .execute()

  await db.schema
    .createTable('product_text')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text')
    .addColumn('description', 'text')
    .addColumn('meta_title', 'text')
    .addColumn('meta_description', 'text')
    .addColumn('name_sort', byteOrderedText(db), (column) => column.notNull())
    .addColumn('search_fold', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_text_key', ['product_id', 'language'])
    .execute()

  await db.schema
    .createTable('product_tax')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('rate_basis_points', 'integer', (column) => column.notNull())
    .addCheckConstraint('product_tax_rate', sql`rate_basis_points between 0 and 10000`)
    .addPrimaryKeyConstraint('product_tax_key', ['product_id', 'country'])
    .execute()

  await db.schema
    .createTable('product_category')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('category_id', 'integer', (column) => column.notNull().references('category.id'))
    .addColumn('is_main', 'integer', (column) => column.notNull())
    .addCheckConstraint('product_category_is_main', sql`is_main in (0, 1)`)
    .addPrimaryKeyConstraint('product_category_key', ['product_id', 'category_id'])
    .execute()
  await db.schema
    .createIndex('product_category_members')
    .on('product_category')
    .columns(['category_id', 'product_id'])
    .execute()
  await db.schema
    .createIndex('product_category_one_main')
    .on('product_category')
    .column('product_id')
    .unique()
    .where(sql<boolean>`is_main = 1`)
    .execute()
}
