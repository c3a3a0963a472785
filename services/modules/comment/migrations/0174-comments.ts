import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'comment')
    .addColumn('product_id', 'integer', (column) =>
      column.references('product.id').onDelete('cascade'),
    )
    .addColumn('post_id', 'integer', (column) => column.references('post.id').onDelete('cascade'))
    .addColumn('account_id', 'integer')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.check(sql`rating between 1 and 10`))
    .addColumn('body', 'text')
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'published', 'rejected')`),
    )
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('is_single', 'integer', (column) => column.notNull().check(sql`is_single in (0, 1)`))
    .addColumn('is_buyer', 'integer', (column) => column.notNull().check(sql`is_buyer in (0, 1)`))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addCheckConstraint('comment_is_of_one_thing', sql`(product_id is null) <> (post_id is null)`)
    .addCheckConstraint('comment_says_something', sql`rating is not null or body is not null`)
    .execute()

  for (const thing of ['product_id', 'post_id']) {
    // One of a person, where the shop allows no more.
    await sql`create unique index ${sql.ref(`comment_once_by_${thing}`)}
      on comment (account_id, ${sql.ref(thing)}) where is_single = 1`.execute(db)
    await db.schema
      .createIndex(`comment_newest_by_${thing}`)
      .on('comment')
      .columns([thing, 'state', 'created_at', 'id'])
      .execute()
  }
  await db.schema.createIndex('comment_by_state').on('comment').columns(['state', 'id']).execute()
}
