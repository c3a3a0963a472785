import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'account')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text')
    .addColumn('member_card_barcode', 'text', (column) => column.unique())
    .addColumn('is_backoffice', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`is_backoffice in (0, 1)`),
    )
    .addColumn('scopes', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('pending_email', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('registration')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('member_card_barcode', 'text')
    .addColumn('addresses', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('registration_by_email')
    .on('registration')
    .column('email_key')
    .execute()
  await db.schema
    .createIndex('registration_by_end')
    .on('registration')
    .column('expires_at')
    .execute()

  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('turned_at', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_by_account').on('session').column('account_id').execute()
  await db.schema.createIndex('session_by_end').on('session').column('expires_at').execute()

  await db.schema
    .createTable('action_token')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('verify', 'email', 'password')`),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await db.schema
    .createIndex('action_token_by_subject')
    .on('action_token')
    .columns(['purpose', 'subject'])
    .execute()
  await db.schema
    .createIndex('action_token_by_end')
    .on('action_token')
    .column('expires_at')
    .execute()

  // Without a reference: it outlives the account, then without its number.
  await createTable(db, 'audit_entry')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('account_id', 'integer')
    .addColumn('address_block', 'text')
    .execute()
  await db.schema
    .createIndex('audit_entry_by_account')
    .on('audit_entry')
    .columns(['account_id', 'id'])
    .execute()
  await db.schema.createIndex('audit_entry_by_moment').on('audit_entry').column('at').execute()
}
