import { type Kysely, sql } from 'kysely'

/** Bytes on their way, until they are checked and stored where they belong. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('upload')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull().check(sql`bytes > 0`))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('open', 'receiving', 'received')`),
    )
    .addColumn('sha256', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('upload_received', sql`(state = 'received') = (sha256 is not null)`)
    .execute()
  await db.schema.createIndex('upload_of_account').on('upload').column('account_id').execute()

  await db.schema
    .createTable('upload_part')
    .addColumn('upload_id', 'text', (column) =>
      column.notNull().references('upload.id').onDelete('cascade'),
    )
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('upload_part_once', ['upload_id', 'part'])
    .execute()
}
