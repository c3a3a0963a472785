import type { Kysely } from 'kysely'

/** The next order, the counts and the refused ones of jobs with 10,000 orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('bulk_row_by_result')
    .on('bulk_row')
    .columns(['job_id', 'result', 'position'])
    .execute()
}
