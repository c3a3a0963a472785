import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('member_card')
    .addColumn('barcode', 'text', (column) => column.primaryKey().check(sql`length(barcode) = 13`))
    .addColumn('holder', 'text')
    .addColumn('valid_until', 'text', (column) => column.check(sql`length(valid_until) = 10`))
    .addColumn('revoked', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`revoked in (0, 1)`),
    )
    .execute()
}
