import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'bulk_job')
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('move', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('ending', 'text', (column) =>
      column.check(sql`ending in ('DONE', 'CANCELLED', 'STOPPED')`),
    )
    .addCheckConstraint('bulk_job_ended', sql`(ended_at is null) = (ending is null)`)
    .execute()
  await db.schema.createIndex('bulk_job_by_start').on('bulk_job').column('started_at').execute()

  await db.schema
    .createTable('bulk_row')
    .addColumn('job_id', 'integer', (column) =>
      column.notNull().references('bulk_job.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('tracking_url', 'text')
    .addColumn('result', 'text', (column) =>
      column.notNull().check(sql`result in ('WAITING', 'MOVED', 'UNCHANGED', 'REFUSED')`),
    )
    .addColumn('reason', 'text')
    .addColumn('fault', 'text')
    .addPrimaryKeyConstraint('bulk_row_once', ['job_id', 'position'])
    .addUniqueConstraint('bulk_row_of_order', ['job_id', 'number'])
    .execute()
}
