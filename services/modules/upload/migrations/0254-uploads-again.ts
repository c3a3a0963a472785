import { type Kysely, sql } from 'kysely'

/** Files that are sent again after a broken line, and pictures that are known by what was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const change = () => db.schema.alterTable('upload')
  await change()
    .addColumn('attempt', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await change().addColumn('expected_sha256', 'text').execute()
  await change().addColumn('result', 'text').execute()
  await sql`create unique index upload_unfinished
    on upload (account_id, purpose, target, expected_sha256)
    where expected_sha256 is not null and result is null`.execute(db)

  await db.schema.alterTable('media').addColumn('sent_hash', 'text').execute()
  await db.schema.createIndex('media_by_sent_hash').on('media').column('sent_hash').execute()
}
