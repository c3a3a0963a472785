import type { Kysely } from 'kysely'
import { insertWords } from '#services/modules/history/edit-words.ts'
import { byteOrderedText } from '#services/platform/columns.ts'
import type { AnyDatabase } from '#services/platform/database.ts'

const EDITS_AT_ONCE = 500

/** Indexes of the list of changes, and the words by which it is searched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['edit_by_moment', 'edit_by_actor']) await db.schema.dropIndex(name).execute()
  const indexes = {
    edit_by_moment: ['at', 'id'],
    edit_by_actor: ['actor', 'at', 'id'],
    edit_by_entity: ['entity', 'at', 'id'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('edit').columns(columns).execute()
  }
  await db.schema
    .createTable('edit_word')
    .addColumn('word', byteOrderedText(db), (column) => column.notNull())
    .addColumn('edit_id', 'integer', (column) =>
      column.notNull().references('edit.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('edit_word_once', ['word', 'edit_id'])
    .execute()
  await db.schema
    .createIndex('edit_word_of_edit')
    .on('edit_word')
    .columns(['edit_id', 'word'])
    .execute()
  await writeWords(db)
}

async function writeWords(db: AnyDatabase): Promise<void> {
  for (let last = 0; ; ) {
    const edits = await db
      .selectFrom('edit')
      .select(['id', 'entity_id'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(EDITS_AT_ONCE)
      .execute()
    if (edits.length === 0) return
    await insertWords(
      db,
      edits.map(({ id, entity_id }) => ({ id: Number(id), entity_id: `${entity_id}` })),
    )
    last = Number(edits.at(-1)?.id ?? last)
  }
}
