import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('backoffice_language', 'text', (column) =>
      column.check(sql`backoffice_language is null or is_backoffice = 1`),
    )
    .execute()
}
