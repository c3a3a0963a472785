import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('empty_search')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('keywords', 'text', (column) =>
      column.notNull().check(sql`length(keywords) between 1 and 60`),
    )
    .addColumn('hits', 'integer', (column) => column.notNull().check(sql`hits > 0`))
    .addPrimaryKeyConstraint('empty_search_key', ['day', 'keywords'])
    .execute()
}
