import { type Kysely, sql } from 'kysely'

/**
 * The answer of each account to each consent that is in force: counted and read without the log.
 * Texts name who wrote them, and whether they make a new answer necessary.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('consent_text').addColumn('author', 'text').execute()
  await db.schema
    .alterTable('consent_text')
    .addColumn('requires_renewal', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()

  await db.schema
    .createTable('consent_answer')
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('consent_id', 'integer', (column) => column.notNull().references('consent.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('text_id', 'integer', (column) => column.notNull().references('consent_text.id'))
    .addColumn('log_id', 'integer', (column) =>
      column.notNull().references('consent_log.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('consent_answer_key', ['account_id', 'consent_id'])
    .execute()
  await db.schema
    .createIndex('consent_answer_by_text')
    .on('consent_answer')
    .columns(['consent_id', 'status', 'text_id'])
    .execute()
  await db.schema
    .createIndex('consent_answer_by_log')
    .on('consent_answer')
    .column('log_id')
    .execute()

  await sql`
    insert into consent_answer (account_id, consent_id, status, text_id, log_id)
    select log.account_id, entry.consent_id, log.status, entry.text_id, log.id
    from consent_log log
    join consent_log_entry entry on entry.log_id = log.id
    join (
      select owned.account_id, answered.consent_id, max(owned.id) as log_id
      from consent_log owned join consent_log_entry answered on answered.log_id = owned.id
      where owned.account_id is not null
      group by owned.account_id, answered.consent_id
    ) newest on newest.log_id = log.id and newest.consent_id = entry.consent_id`.execute(db)
}
