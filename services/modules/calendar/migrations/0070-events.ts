import type { Kysely } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'event')
    .addColumn('start_at', 'text', (column) => column.notNull())
    .addColumn('end_at', 'text')
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('media_id', 'integer', (column) => column.references('media.id'))
    .execute()
  await db.schema.createIndex('event_by_start').on('event').columns(['start_at', 'id']).execute()

  await db.schema
    .createTable('event_text')
    .addColumn('event_id', 'integer', (column) =>
      column.notNull().references('event.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_text_key', ['event_id', 'language'])
    .execute()
}
