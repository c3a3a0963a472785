import { type Kysely, sql } from 'kysely'
import { byteOrderedText, createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'announced_page')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addUniqueConstraint('announced_page_once', ['kind', 'target', 'language'])
    .execute()
  await createTable(db, 'page_announcement')
    .addColumn('path', byteOrderedText(db), (column) => column.notNull().unique())
    .addColumn('look', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('index_now')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('cursor', 'text', (column) => column.notNull())
    .addColumn('look', 'integer', (column) => column.notNull())
    .addColumn('is_first', 'integer', (column) => column.notNull())
    .addColumn('scanned_to', 'integer')
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('retry_at', 'text')
    .execute()
}
