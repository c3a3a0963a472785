import type { Kysely } from 'kysely'

/** Texts of posts in another language before they are published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_draft')
    .addColumn('post_id', 'integer', (column) =>
      column.notNull().references('post.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_draft_key', ['post_id', 'language'])
    .execute()
}
