import type { AnyDatabase } from '#services/platform/database.ts'
import { wordsOf } from '#services/platform/list/search-words.ts'

type Searched = { readonly id: number; readonly entity_id: string }

/** Rows of one statement. */
const CHUNK = 400

/** The id of a record and its parts, numbers also without zeros in front. */
function wordsOfRecord(id: string): readonly string[] {
  const words = wordsOf([id])
  return [...new Set([...words, ...words.map((word) => word.replace(/^0+(?=\d)/, ''))])]
}

export async function insertWords(db: AnyDatabase, edits: readonly Searched[]): Promise<void> {
  const rows = edits.flatMap(({ id, entity_id }) =>
    wordsOfRecord(entity_id).map((word) => ({ word, edit_id: id })),
  )
  for (let from = 0; from < rows.length; from += CHUNK) {
    await db
      .insertInto('edit_word')
      .values(rows.slice(from, from + CHUNK))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
