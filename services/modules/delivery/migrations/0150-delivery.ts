import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createMethods(db)
  await createBranches(db)
}

async function createMethods(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'delivery_method')
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('address', 'branch')`),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull().check(sql`price_cents >= 0`))
    .addColumn('tax_basis_points', 'integer', (column) =>
      column.notNull().check(sql`tax_basis_points between 0 and 10000`),
    )
    .addColumn('can_be_free', 'integer', (column) =>
      column.notNull().check(sql`can_be_free in (0, 1)`),
    )
    .addColumn('min_days', 'integer', (column) => column.notNull().check(sql`min_days >= 0`))
    .addColumn('max_days', 'integer', (column) => column.notNull())
    .addColumn('active', 'integer', (column) =>
      column.notNull().defaultTo(1).check(sql`active in (0, 1)`),
    )
    .addCheckConstraint('delivery_method_days', sql`max_days >= min_days`)
    .execute()

  await db.schema
    .createTable('delivery_method_text')
    .addColumn('method_id', 'integer', (column) =>
      column.notNull().references('delivery_method.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('delivery_method_text_key', ['method_id', 'language'])
    .execute()

  await db.schema
    .createTable('delivery_method_country')
    .addColumn('method_id', 'integer', (column) =>
      column.notNull().references('delivery_method.id').onDelete('cascade'),
    )
    .addColumn('country_id', 'integer', (column) => column.notNull().references('country.id'))
    .addPrimaryKeyConstraint('delivery_method_country_key', ['method_id', 'country_id'])
    .execute()
}

async function createBranches(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'delivery_branch')
    .addColumn('method_id', 'integer', (column) =>
      column.notNull().references('delivery_method.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('street', 'text', (column) => column.notNull())
    .addColumn('zip_code', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('active', 'integer', (column) =>
      column.notNull().defaultTo(1).check(sql`active in (0, 1)`),
    )
    .execute()
  await db.schema
    .createIndex('delivery_branch_by_method')
    .on('delivery_branch')
    .column('method_id')
    .execute()

  await db.schema
    .createTable('delivery_hours')
    .addColumn('branch_id', 'integer', (column) =>
      column.notNull().references('delivery_branch.id').onDelete('cascade'),
    )
    .addColumn('first_day', 'integer', (column) => column.notNull())
    .addColumn('last_day', 'integer', (column) => column.notNull())
    .addColumn('opens', 'integer', (column) => column.notNull())
    .addColumn('closes', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('delivery_hours_key', ['branch_id', 'first_day', 'opens'])
    .addCheckConstraint(
      'delivery_hours_days',
      sql`first_day >= 1 and last_day >= first_day and last_day <= 7`,
    )
    .addCheckConstraint(
      'delivery_hours_minutes',
      sql`opens >= 0 and closes > opens and closes <= 1440`,
    )
    .execute()
}
