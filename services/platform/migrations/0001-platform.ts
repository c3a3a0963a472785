import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'
import { engineOf } from '#services/platform/database.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const change = createTable(db, 'change').addColumn('topic', 'text', (column) => column.notNull())
  if (engineOf(db) === 'postgres') {
    // A serial id would be passed by readers while an older transaction is still to commit.
    await change
      .addColumn('xid', 'bigint', (column) =>
        column.notNull().defaultTo(sql`pg_current_xact_id()::text::bigint`),
      )
      .execute()
    await db.schema.createIndex('change_by_xid').on('change').column('xid').execute()
  } else {
    await change.execute()
  }

  await db.schema
    .createTable('change_feed')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('pruned_to', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('due')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('due_key', ['kind', 'key'])
    .execute()
  await db.schema.createIndex('due_by_moment').on('due').column('at').execute()

  await createTable(db, 'outbox')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('state', 'text', (column) =>
      column.notNull().defaultTo('waiting').check(sql`state in ('waiting', 'dead')`),
    )
    .addColumn('fault', 'text')
    .execute()
  await db.schema.createIndex('outbox_by_moment').on('outbox').columns(['state', 'at']).execute()

  await createTable(db, 'slug')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('space', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('target', 'integer', (column) => column.notNull())
    .addColumn('current', 'integer', (column) => column.notNull().check(sql`current in (0, 1)`))
    .addUniqueConstraint('slug_stands_once', ['space', 'language', 'slug'])
    .execute()
  await sql`create unique index slug_current_once on slug (kind, language, target) where current = 1`.execute(
    db,
  )
}
