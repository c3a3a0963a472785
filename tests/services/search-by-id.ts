import { RowAllocator } from '#services/product/catalogue/row-allocator.ts'
import { createWordIndex, type SearchText } from '#services/product/search/word-index.ts'

export type TextsById = {
  /** Replaces the text of this id. */
  put(id: number, text: SearchText): void
  drop(id: number): void
  /** All that has every word, best first; of equals the highest id. */
  find(keywords: string): readonly number[]
}

/** A word index as the catalogue uses it; rows of removed texts are reused. */
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
    find(keywords) {
      const matching = words.find(keywords)
      const bits = rows.listed.clone()
      matching.keepIn(bits)
      const limit = bits.count()
      return matching.bestIds(bits, { limit, offset: 0, idOf: (row) => rows.idOf(row) })
    },
  }
}
