import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

/** Types were words of posts alone; those in use become rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'post_type')
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await sql`
    insert into post_type (slug, title, created_at)
    select 'vijesti', 'Vijesti', '2026-11-27T00:00:00.000Z'
    union select distinct post_type, post_type, '2026-11-27T00:00:00.000Z' from post
      where post_type <> 'vijesti'`.execute(db)
}
