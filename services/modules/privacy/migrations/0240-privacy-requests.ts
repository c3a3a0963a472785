import { type Kysely, sql } from 'kysely'
import { byteOrderedText, createTable } from '#services/platform/columns.ts'

/** Requests of people about their data, and when each is due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'privacy_request')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('received_on', byteOrderedText(db), (column) => column.notNull())
    .addColumn('due_on', byteOrderedText(db), (column) => column.notNull())
    .addColumn('turn', byteOrderedText(db), (column) => column.notNull())
    .addColumn('is_prolonged', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('account_id', 'integer')
    .addColumn('email', 'text')
    .addColumn('email_key', byteOrderedText(db))
    .addColumn('email_hash', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('reason', 'text')
    .addColumn('exported_at', 'text')
    .addColumn('closed_at', 'text')
    .addColumn('erased_at', 'text')
    .addCheckConstraint(
      'privacy_request_of_somebody',
      sql`(email is null and email_key is null) = (erased_at is not null)`,
    )
    .addCheckConstraint(
      'privacy_request_closed',
      sql`(closed_at is not null) = (state in ('DONE', 'REFUSED'))`,
    )
    .execute()
  const indexes = {
    privacy_request_by_turn: ['turn', 'id'],
    privacy_request_by_receipt: ['received_on', 'id'],
    privacy_request_by_state: ['state', 'turn', 'id'],
    privacy_request_by_address: ['email_key'],
    privacy_request_by_hash: ['email_hash'],
    privacy_request_by_account: ['account_id'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('privacy_request').columns(columns).execute()
  }
}
