import { type Kysely, sql } from 'kysely'
import { byteOrderedText, createTable } from '#services/platform/columns.ts'

type Tables = {
  redirect: { path: string; target: string; hits: number; last_at: string; made_at: string }
  failed_request: { path: string; hits: number; first_at: string; last_at: string }
}

/** Both tables with an id and indexes, as lists of staff need them. */
export async function up(given: Kysely<unknown>): Promise<void> {
  const db = given as Kysely<Tables>
  const redirects = await db.selectFrom('redirect').select(['path', 'target']).execute()
  const failed = await db.selectFrom('failed_request').selectAll().execute()
  await db.schema.dropTable('redirect').execute()
  await db.schema.dropTable('failed_request').execute()

  await createTable(db, 'redirect')
    .addColumn('path', byteOrderedText(db), (column) => column.notNull().unique())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('hits', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_at', 'text')
    .addColumn('made_at', byteOrderedText(db), (column) => column.notNull())
    .addCheckConstraint('redirect_leads_elsewhere', sql`path <> target and target like '/%'`)
    .execute()
  await createTable(db, 'failed_request')
    .addColumn('path', byteOrderedText(db), (column) => column.notNull().unique())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('first_at', 'text', (column) => column.notNull())
    .addColumn('last_at', byteOrderedText(db), (column) => column.notNull())
    .execute()
  for (const [table, column] of [
    ...[['redirect', 'hits'] as const, ['redirect', 'made_at'] as const],
    ...[['failed_request', 'hits'] as const, ['failed_request', 'last_at'] as const],
  ]) {
    await db.schema.createIndex(`${table}_by_${column}`).on(table).columns([column, 'id']).execute()
  }

  const at = new Date().toISOString()
  for (const row of redirects) {
    await db
      .insertInto('redirect')
      .values({ ...row, path: readable(row.path), made_at: at } as Tables['redirect'])
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute()
  }
  for (const row of failed) {
    await db
      .insertInto('failed_request')
      .values({ ...row, path: readable(row.path) })
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute()
  }
}

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
