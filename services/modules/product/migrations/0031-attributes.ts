import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'attribute')
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('input_type', 'text', (column) => column.notNull())
    .addColumn('filterable', 'integer', (column) => column.notNull())
    .addColumn('custom_class', 'text')
    .addCheckConstraint('attribute_filterable', sql`filterable in (0, 1)`)
    .addCheckConstraint(
      'attribute_input_type',
      sql`input_type in ('dropdown', 'numberField', 'multipleSelect', 'textSwatch', 'visualSwatch', 'yesNo', 'dateTime', 'date')`,
    )
    .execute()
  await db.schema
    .createTable('attribute_text')
    .addColumn('attribute_id', 'integer', (column) =>
      column.notNull().references('attribute.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('attribute_text_key', ['attribute_id', 'language'])
    .execute()

  await createTable(db, 'attribute_value')
    .addColumn('attribute_id', 'integer', (column) =>
      column.notNull().references('attribute.id').onDelete('cascade'),
    )
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('swatch', 'text')
    .addColumn('shop_default', 'integer', (column) => column.notNull())
    .addCheckConstraint('attribute_value_default', sql`shop_default in (0, 1)`)
    .addUniqueConstraint('attribute_value_code', ['attribute_id', 'code'])
    .addUniqueConstraint('attribute_value_pair', ['attribute_id', 'id'])
    .execute()
  await db.schema
    .createTable('attribute_value_text')
    .addColumn('value_id', 'integer', (column) =>
      column.notNull().references('attribute_value.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('attribute_value_text_key', ['value_id', 'language'])
    .execute()
}
