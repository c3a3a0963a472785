import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createMethods(db)
  await createPayments(db)
}

async function createMethods(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'payment_method')
    .addColumn('adapter', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('max_cents', 'integer', (column) => column.check(sql`max_cents > 0`))
    .addColumn('active', 'integer', (column) =>
      column.notNull().defaultTo(1).check(sql`active in (0, 1)`),
    )
    .execute()

  await db.schema
    .createTable('payment_method_text')
    .addColumn('method_id', 'integer', (column) =>
      column.notNull().references('payment_method.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_method_text_key', ['method_id', 'language'])
    .execute()

  await db.schema
    .createTable('payment_exclusion')
    .addColumn('payment_method_id', 'integer', (column) =>
      column.notNull().references('payment_method.id').onDelete('cascade'),
    )
    .addColumn('delivery_method_id', 'integer', (column) =>
      column.notNull().references('delivery_method.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('payment_exclusion_key', ['payment_method_id', 'delivery_method_id'])
    .execute()
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_slug', 'text', (column) => column.notNull())
    .addColumn('method_id', 'integer', (column) =>
      column.references('payment_method.id').onDelete('set null'),
    )
    .addColumn('adapter', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) =>
      column.notNull().check(sql`amount_cents >= 0`),
    )
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('success_url', 'text', (column) => column.notNull())
    .addColumn('failure_url', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('started', 'failed', 'paid', 'refunded')`),
    )
    .addColumn('reference', 'text')
    .addColumn('reason', 'text')
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .addCheckConstraint('payment_settled', sql`(state = 'started') = (settled_at is null)`)
    .execute()
  await db.schema
    .createIndex('payment_by_order')
    .on('payment')
    .columns(['order_slug', 'started_at'])
    .execute()
  await db.schema.createIndex('payment_by_age').on('payment').column('started_at').execute()
  // One transaction of a provider never pays twice.
  await sql`create unique index payment_reference_once on payment (adapter, reference) where reference is not null`.execute(
    db,
  )
}
