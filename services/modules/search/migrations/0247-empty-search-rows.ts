import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

/** One row for the same words of all days, as staff look at them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'missed_search')
    .addColumn('keywords', 'text', (column) =>
      column.notNull().unique().check(sql`length(keywords) between 1 and 60`),
    )
    .addColumn('hits', 'integer', (column) => column.notNull().check(sql`hits > 0`))
    .addColumn('first_at', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute()
  await sql`
    insert into missed_search (keywords, hits, first_at, last_at)
    select keywords, sum(hits), min(day) || 'T11:00:00.000Z', max(day) || 'T11:00:00.000Z'
    from empty_search group by keywords`.execute(db)
  await db.schema.dropTable('empty_search').execute()
  await db.schema.alterTable('missed_search').renameTo('empty_search').execute()
  for (const [name, columns] of [
    ['empty_search_by_hits', ['hits', 'id']],
    ['empty_search_by_last', ['last_at', 'id']],
    ['empty_search_by_first', ['first_at']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('empty_search')
      .columns([...columns])
      .execute()
  }
}
