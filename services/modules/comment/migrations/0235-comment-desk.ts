import { type Kysely, sql } from 'kysely'
import { writeWords } from '#services/modules/comment/comment-words.ts'
import { byteOrderedText, createTable } from '#services/platform/columns.ts'
import type { AnyDatabase } from '#services/platform/database.ts'

/** What staff decide and answer, reports of visitors, and the list of all comments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['reason', 'answer', 'answered_at']) {
    await db.schema.alterTable('comment').addColumn(column, 'text').execute()
  }
  await db.schema
    .alterTable('comment')
    .addColumn('reports', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`reports >= 0`),
    )
    .execute()

  await createTable(db, 'comment_report')
    .addColumn('comment_id', 'integer', (column) =>
      column.notNull().references('comment.id').onDelete('cascade'),
    )
    .addColumn('reporter', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addUniqueConstraint('comment_report_once', ['comment_id', 'reporter'])
    .execute()
  await db.schema.createIndex('comment_report_by_time').on('comment_report').column('at').execute()
  await db.schema
    .createIndex('comment_report_by_reporter')
    .on('comment_report')
    .column('reporter')
    .execute()

  await db.schema.dropIndex('comment_by_state').execute()
  const indexes = {
    comment_by_created: ['created_at', 'id'],
    comment_by_reports: ['reports', 'id'],
    comment_by_state: ['state', 'created_at', 'id'],
    comment_by_rating: ['rating', 'created_at', 'id'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('comment').columns(columns).execute()
  }

  await db.schema
    .createTable('comment_word')
    .addColumn('word', byteOrderedText(db), (column) => column.notNull())
    .addColumn('comment_id', 'integer', (column) =>
      column.notNull().references('comment.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('comment_word_once', ['word', 'comment_id'])
    .execute()
  await db.schema
    .createIndex('comment_word_of_comment')
    .on('comment_word')
    .columns(['comment_id', 'word'])
    .execute()
  await writeAllWords(db)
}

async function writeAllWords(db: AnyDatabase): Promise<void> {
  const comments = await db.selectFrom('comment').select(['id', 'author', 'body']).execute()
  for (const { id, author, body } of comments) {
    await writeWords(db, {
      id: Number(id),
      author: `${author}`,
      body: body === null ? null : `${body}`,
    })
  }
}
