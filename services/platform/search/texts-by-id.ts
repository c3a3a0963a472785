import { RowAllocator } from '#services/platform/rows/row-allocator.ts'
import type { Correction } from './query.ts'
import { createWordIndex, type SearchText } from './word-index.ts'

export type TextsById = {
  /** Replaces the text of this id. */
  put(id: number, text: SearchText): void
  drop(id: number): void
  /** All texts that have every word, best first; of equals the highest id. */
  find(keywords: string, options?: { readonly isAsTyped?: boolean }): readonly number[]
  correct(keywords: string): Correction | null
}

/** A word index by id; rows of removed texts are reused. */
export function createTextsById(): TextsById {
  const words = createWordIndex()
  const rows = new RowAllocator()

  return {
    put(id, text) {
      words.put(rows.rowOf(id) ?? rows.allocate(id), text)
    },
    drop(id) {
      const row = rows.rowOf(id)
      if (row === undefined) return
      words.drop(row)
      rows.free(id, row)
    },
    find(keywords, options) {
      const matching = words.find(keywords, options)
      const bits = rows.listed.clone()
      matching.keepIn(bits)
      const limit = bits.count()
      return matching.bestIds(bits, { limit, offset: 0, idOf: (row) => rows.idOf(row) })
    },
    correct: words.correct,
  }
}
