import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('social_identity')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('account_id', 'integer', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('social_identity_key', ['provider', 'subject'])
    .execute()
  await db.schema
    .createIndex('social_identity_by_account')
    .on('social_identity')
    .column('account_id')
    .execute()

  await db.schema
    .createTable('social_attempt')
    .addColumn('state_hash', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('social_attempt_by_end')
    .on('social_attempt')
    .column('expires_at')
    .execute()

  await db.schema
    .createTable('social_pending')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('social_pending_by_end')
    .on('social_pending')
    .column('expires_at')
    .execute()
}
