import { type Kysely, sql } from 'kysely'
import { byteOrderedText } from '#services/platform/columns.ts'

/**
 * Bytes of the files that visitors send with forms, in the database so that every replica and backup
 * has them, and the words by which staff find answers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('form_answer_file')
    .addColumn('attempt', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`create index form_answer_file_unsent on form_answer_file (created_at)
    where answer_id is null`.execute(db)

  await db.schema
    .createTable('form_answer_file_part')
    .addColumn('file_id', 'integer', (column) =>
      column.notNull().references('form_answer_file.id').onDelete('cascade'),
    )
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull().check(sql`part >= 0`))
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('form_answer_file_part_once', ['file_id', 'attempt', 'part'])
    .execute()

  await db.schema
    .createTable('form_answer_word')
    .addColumn('word', byteOrderedText(db), (column) => column.notNull())
    .addColumn('answer_id', 'integer', (column) =>
      column.notNull().references('form_answer.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('form_answer_word_once', ['word', 'answer_id'])
    .execute()
  await db.schema
    .createIndex('form_answer_word_of_answer')
    .on('form_answer_word')
    .columns(['answer_id', 'word'])
    .execute()
}
