import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'product_attribute')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    // The product that a list shows for it: the variant's product, or the product itself.
    .addColumn('listed_product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('attribute_id', 'integer', (column) => column.notNull().references('attribute.id'))
    .addColumn('value_id', 'integer')
    .addColumn('number_thousandths', 'integer')
    .addColumn('yes_no', 'integer')
    .addColumn('moment', 'text')
    .addForeignKeyConstraint(
      'product_attribute_value',
      ['attribute_id', 'value_id'],
      'attribute_value',
      ['attribute_id', 'id'],
    )
    .addCheckConstraint('product_attribute_yes_no', sql`yes_no in (0, 1)`)
    .addCheckConstraint(
      'product_attribute_one_of',
      sql`(case when value_id is null then 0 else 1 end) + (case when number_thousandths is null then 0 else 1 end) + (case when yes_no is null then 0 else 1 end) + (case when moment is null then 0 else 1 end) = 1`,
    )
    .addUniqueConstraint('product_attribute_once', ['product_id', 'attribute_id', 'value_id'])
    .execute()
  await db.schema
    .createIndex('product_attribute_one_scalar')
    .on('product_attribute')
    .columns(['product_id', 'attribute_id'])
    .unique()
    .where(sql<boolean>`value_id is null`)
    .execute()
  await db.schema
    .createIndex('product_attribute_narrowing')
    .on('product_attribute')
    .columns(['attribute_id', 'value_id', 'listed_product_id'])
    .execute()
  await db.schema
    .createIndex('product_attribute_listed')
    .on('product_attribute')
    .column('listed_product_id')
    .execute()

  await db.schema
    .createTable('product_option')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('attribute_id', 'integer', (column) => column.notNull().references('attribute.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_option_key', ['product_id', 'attribute_id'])
    .execute()
}
