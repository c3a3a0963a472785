import { type Kysely, sql } from 'kysely'
import { byteOrderedText, createTable } from '#services/platform/columns.ts'

const FORMER = [
  ...['message_id', 'template', 'email', 'email_key', 'tries', 'tried_at', 'sent_at', 'fault'],
  'limit_group',
]

/** Letters as staff list them: with an id, their job, what they said, and each attempt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'mail_log_new')
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('email_key', byteOrderedText(db))
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('tried_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('fault', 'text')
    .addColumn('limit_group', 'text')
    .addColumn('job_id', 'integer')
    .addColumn('subject', 'text')
    .addColumn('body', 'text')
    .execute()
  const columns = sql.join(FORMER.map((name) => sql.ref(name)))
  await sql`
    insert into mail_log_new (${columns})
    select ${columns} from mail_log order by tried_at`.execute(db)
  await db.schema.dropTable('mail_log').execute()
  await db.schema.alterTable('mail_log_new').renameTo('mail_log').execute()

  const indexes = {
    mail_log_by_email_key: ['email_key', 'tried_at', 'id'],
    mail_log_by_tried_at: ['tried_at', 'id'],
    mail_log_by_template: ['template', 'tried_at', 'id'],
    mail_log_by_job: ['job_id'],
  }
  for (const [name, on] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('mail_log').columns(on).execute()
  }
  await sql`create index mail_log_unsent on mail_log (tried_at, id) where sent_at is null`.execute(
    db,
  )
  await sql`create index mail_log_sent on mail_log (tried_at, id) where sent_at is not null`.execute(
    db,
  )

  await createTable(db, 'mail_try')
    .addColumn('mail_id', 'integer', (column) =>
      column.notNull().references('mail_log.id').onDelete('cascade'),
    )
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('fault', 'text')
    .addColumn('answer', 'text')
    .execute()
  await db.schema
    .createIndex('mail_try_of_mail')
    .on('mail_try')
    .columns(['mail_id', 'id'])
    .execute()
}
