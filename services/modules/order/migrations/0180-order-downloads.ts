import type { Kysely } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

/** How often the files of an order were fetched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'order_download')
    .addColumn('line_id', 'integer', (column) =>
      column.notNull().references('order_line.id').onDelete('cascade'),
    )
    .addColumn('file_id', 'integer', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('order_download_of_file')
    .on('order_download')
    .columns(['line_id', 'file_id'])
    .execute()
}
