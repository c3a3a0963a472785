import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

/** The roles of this release; later ones may change the rows, never this list. */
const ROLES = [
  // Has all rights: its row is not read.
  ['owner', 'Vlasnik', []],
  [
    'shop-keeper',
    'Voditelj trgovine',
    [
      ...['orders.read', 'orders.move', 'orders.refund', 'products.write', 'prices.write'],
      ...['people.read', 'mails.read', 'comments.moderate'],
    ],
  ],
  ['packer', 'Pakiranje', ['orders.read', 'orders.move']],
  ['editor', 'Urednik', ['content.write', 'content.publish', 'comments.moderate']],
  ['author', 'Autor', ['content.write']],
  ['support', 'Podrška', ['orders.read', 'people.read', 'mails.read']],
  ['reader', 'Uvid', ['orders.read', 'audit.read']],
  ['door', 'Ulaz', ['tickets.admit']],
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'staff_role')
    .addColumn('key', 'text', (column) => column.unique())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('rights', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('staff_role_member')
    .addColumn('account_id', 'integer', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('role_id', 'integer', (column) => column.notNull().references('staff_role.id'))
    .addPrimaryKeyConstraint('staff_role_member_once', ['account_id', 'role_id'])
    .execute()
  await db.schema
    .createIndex('staff_role_member_by_role')
    .on('staff_role_member')
    .column('role_id')
    .execute()

  await createTable(db, 'staff_session')
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'integer', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('password_mark', 'text', (column) => column.notNull())
    .addColumn('is_complete', 'integer', (column) =>
      column.notNull().check(sql`is_complete in (0, 1)`),
    )
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('address_block', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('staff_session_by_account')
    .on('staff_session')
    .column('account_id')
    .execute()
  await db.schema
    .createIndex('staff_session_by_use')
    .on('staff_session')
    .column('seen_at')
    .execute()

  await db.schema
    .createTable('staff_factor')
    .addColumn('account_id', 'integer', (column) =>
      column.primaryKey().references('account.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text')
    .addColumn('offered', 'text')
    .addColumn('last_step', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('staff_recovery_code')
    .addColumn('account_id', 'integer', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_recovery_code_once', ['account_id', 'code_hash'])
    .execute()

  for (const [key, name, rights] of ROLES) {
    await sql`insert into staff_role (key, name, rights)
      values (${key}, ${name}, ${JSON.stringify(rights)})`.execute(db)
  }
  // Those who are staff already get the roles that their scopes stood for.
  for (const [key, scope] of [
    ['owner', 'admin'],
    ['shop-keeper', 'commerce'],
    ['editor', 'content'],
  ] as const) {
    await sql`insert into staff_role_member (account_id, role_id)
      select account.id, staff_role.id from account, staff_role
      where account.is_backoffice = 1 and staff_role.key = ${key}
      and account.scopes like ${`%"${scope}"%`}`.execute(db)
  }
  await sql`insert into staff_role_member (account_id, role_id)
    select account.id, staff_role.id from account, staff_role
    where account.is_backoffice = 1 and staff_role.key = 'reader' and not exists (
      select 1 from staff_role_member where staff_role_member.account_id = account.id)`.execute(db)
}
