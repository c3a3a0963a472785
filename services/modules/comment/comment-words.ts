import type { AnyDatabase } from '#services/platform/database.ts'
import { wordsOf } from '#services/platform/list/search-words.ts'

type Searched = { readonly id: number; readonly author: string; readonly body: string | null }

/** Rows of one statement. */
const CHUNK = 400

/** Writes the words by which staff find a comment, as its row has them now. */
export async function writeWords(db: AnyDatabase, comment: Searched): Promise<void> {
  const { id, author, body } = comment
  const rows = wordsOf([author, body]).map((word) => ({ word, comment_id: id }))
  await db.deleteFrom('comment_word').where('comment_id', '=', id).execute()
  for (let from = 0; from < rows.length; from += CHUNK) {
    await db
      .insertInto('comment_word')
      .values(rows.slice(from, from + CHUNK))
      .execute()
  }
}
