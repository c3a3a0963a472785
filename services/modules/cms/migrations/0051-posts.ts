import type { Kysely } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'post')
    .addColumn('post_type', 'text', (column) => column.notNull())
    .addColumn('media_id', 'integer', (column) => column.references('media.id'))
    .addColumn('published_at', 'text')
    .addColumn('author', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('post_by_moment').on('post').columns(['published_at', 'id']).execute()

  await db.schema
    .createTable('post_text')
    .addColumn('post_id', 'integer', (column) =>
      column.notNull().references('post.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_text_key', ['post_id', 'language'])
    .execute()

  await createTable(db, 'term_type')
    .addColumn('title', 'text', (column) => column.notNull().unique())
    .execute()

  await createTable(db, 'term')
    .addColumn('term_type_id', 'integer', (column) => column.notNull().references('term_type.id'))
    .execute()

  await db.schema
    .createTable('term_text')
    .addColumn('term_id', 'integer', (column) =>
      column.notNull().references('term.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('term_text_key', ['term_id', 'language'])
    .execute()

  await db.schema
    .createTable('post_term')
    .addColumn('post_id', 'integer', (column) =>
      column.notNull().references('post.id').onDelete('cascade'),
    )
    .addColumn('term_id', 'integer', (column) =>
      column.notNull().references('term.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_term_key', ['post_id', 'term_id'])
    .execute()
  await db.schema.createIndex('post_of_term').on('post_term').column('term_id').execute()
}
