import { BitTable } from '#services/product/catalogue/bit-table.ts'
import { SlotOrder } from '#services/product/catalogue/slot-order.ts'
import { createWordIndex, type SearchText } from '#services/product/search/word-index.ts'

export type TextsById = {
  /** Replaces what stood under this id. */
  put(id: number, text: SearchText): void
  drop(id: number): void
  /** All that has every word, best first; of equals the highest id. */
  find(keywords: string): readonly number[]
}

/** An index of words as the catalogue uses it; slots of what is dropped are given away again. */
export function createTextsById(largeFrom?: number): TextsById {
  const table = new BitTable(largeFrom === undefined ? {} : { largeFrom })
  const words = createWordIndex(table)
  const ids: number[] = []
  const slots = new Map<number, number>()
  const free: number[] = []
  const order = new SlotOrder(table, (one, other) => (ids[one] ?? 0) - (ids[other] ?? 0))
  const standing = table.open()

  return {
    put(id, text) {
      const slot = slots.get(id) ?? free.pop() ?? ids.length
      ids[slot] = id
      slots.set(id, slot)
      standing.set(slot)
      words.put(slot, text)
      order.move([slot], ids.length, () => true)
      words.slim()
    },
    drop(id) {
      const slot = slots.get(id)
      if (slot === undefined) return
      slots.delete(id)
      free.push(slot)
      standing.unset(slot)
      words.drop(slot)
      order.move([slot], ids.length, () => false)
    },
    find(keywords) {
      const matching = words.find(keywords)
      const bits = table.open()
      bits.copy(standing)
      matching.keepIn(bits)
      const total = bits.count()
      const found = matching.page({ bits, total, limit: total, offset: 0, order })
      table.close(bits)
      return found.map((slot) => ids[slot] ?? 0)
    },
  }
}
