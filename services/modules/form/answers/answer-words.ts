import type { StoredAnswer } from '#services/modules/form/answer-values.ts'
import type { Trx } from '#services/platform/database.ts'
import { wordsOf } from '#services/platform/list/search-words.ts'

/** Rows of one statement. */
const CHUNK = 400

/** Writes the words by which staff find an answer. */
export async function writeAnswerWords(
  trx: Trx,
  id: number,
  answers: readonly StoredAnswer[],
): Promise<void> {
  const texts = answers
    .filter(({ type }) => type !== 'CONSENT' && type !== 'HIDDEN')
    .flatMap(({ values }) => values)
  const rows = wordsOf(texts).map((word) => ({ word, answer_id: id }))
  for (let from = 0; from < rows.length; from += CHUNK) {
    await trx
      .insertInto('form_answer_word')
      .values(rows.slice(from, from + CHUNK))
      .execute()
  }
}
