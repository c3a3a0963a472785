import { type Kysely, sql } from 'kysely'

/** Null means the limit of the contract. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('custom_option')
    .addColumn('max_length', 'integer', (column) => column.check(sql`max_length between 1 and 60`))
    .execute()
  await db.schema
    .alterTable('custom_option')
    .addColumn('is_required', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`is_required in (0, 1)`),
    )
    .execute()
}
