import { type Kysely, sql } from 'kysely'
import { byteOrderedText, createTable } from '#services/platform/columns.ts'

/** Forms that staff build, and what visitors send by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'form')
    .addColumn('name', byteOrderedText(db), (column) => column.notNull())
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('GENERAL', 'CONTACT', 'PRIVACY')`),
    )
    .addColumn('is_open', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('recipients', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('keep_days', 'integer', (column) => column.notNull().check(sql`keep_days > 0`))
    .addColumn('confirms_email', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('goal_type', 'text', (column) => column.notNull().defaultTo('MESSAGE'))
    .addColumn('goal_url', 'text')
    .addColumn('goal_media_id', 'integer', (column) => column.references('media.id'))
    .addColumn('created_at', byteOrderedText(db), (column) => column.notNull())
    .addCheckConstraint(
      'form_goal',
      sql`(goal_type = 'URL') = (goal_url is not null)
        and (goal_type = 'FILE') = (goal_media_id is not null)`,
    )
    .execute()
  await db.schema.createIndex('form_by_name').on('form').columns(['name', 'id']).execute()
  await db.schema
    .createIndex('form_by_created_at')
    .on('form')
    .columns(['created_at', 'id'])
    .execute()
  await db.schema.createIndex('form_by_goal_media').on('form').column('goal_media_id').execute()

  await db.schema
    .createTable('form_text')
    .addColumn('form_id', 'integer', (column) =>
      column.notNull().references('form.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('intro', 'text', (column) => column.notNull())
    .addColumn('button', 'text', (column) => column.notNull())
    .addColumn('thanks', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('form_text_once', ['form_id', 'language'])
    .execute()

  await db.schema
    .createTable('form_field')
    .addColumn('form_id', 'integer', (column) =>
      column.notNull().references('form.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('form_field_once', ['form_id', 'id'])
    .execute()

  await answers(db)
}

/** They outlive a form until staff delete both. */
async function answers(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'form_answer')
    .addColumn('form_id', 'integer', (column) => column.notNull().references('form.id'))
    .addColumn('created_at', byteOrderedText(db), (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('page', 'text')
    .addColumn('email', 'text')
    .addColumn('email_key', 'text')
    .addColumn('state', 'text', (column) =>
      column.notNull().defaultTo('NEW').check(sql`state in ('NEW', 'READ')`),
    )
    .addColumn('confirmed_at', 'text')
    .addColumn('answers', 'text', (column) => column.notNull())
    // Of a press of the button, while a second one is taken for the same.
    .addColumn('send_key', 'text')
    .execute()
  const indexes = {
    form_answer_by_created_at: ['created_at', 'id'],
    form_answer_by_form: ['form_id', 'created_at', 'id'],
    form_answer_by_email: ['email_key'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('form_answer').columns(columns).execute()
  }
  await sql`create unique index form_answer_once on form_answer (form_id, send_key)
    where send_key is not null`.execute(db)
  await sql`create index form_answer_unread on form_answer (created_at, id)
    where state = 'NEW'`.execute(db)

  await createTable(db, 'form_answer_file')
    .addColumn('form_id', 'integer', (column) =>
      column.notNull().references('form.id').onDelete('cascade'),
    )
    // Null until the form is sent.
    .addColumn('answer_id', 'integer', (column) =>
      column.references('form_answer.id').onDelete('cascade'),
    )
    .addColumn('field_id', 'text', (column) => column.notNull())
    .addColumn('token_key', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull().check(sql`bytes > 0`))
    .addColumn('sha256', 'text')
    .addColumn('created_at', byteOrderedText(db), (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('form_answer_file_of_answer')
    .on('form_answer_file')
    .column('answer_id')
    .execute()
  await db.schema
    .createIndex('form_answer_file_by_form')
    .on('form_answer_file')
    .columns(['form_id', 'created_at'])
    .execute()
}
