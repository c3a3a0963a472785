import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'digital_file')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.check(sql`bytes > 0`))
    .addColumn('parts', 'integer', (column) => column.notNull().check(sql`parts > 0`))
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('whole_at', 'text')
    .addUniqueConstraint('digital_file_once', ['product_id', 'name', 'sha256'])
    .addCheckConstraint('digital_file_whole', sql`(whole_at is null) = (bytes is null)`)
    .execute()

  await db.schema
    .createTable('digital_part')
    .addColumn('file_id', 'integer', (column) =>
      column.notNull().references('digital_file.id').onDelete('cascade'),
    )
    .addColumn('part', 'integer', (column) => column.notNull().check(sql`part >= 0`))
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('digital_part_once', ['file_id', 'part'])
    .execute()
}
