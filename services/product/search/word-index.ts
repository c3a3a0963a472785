import { createMatcher } from './match.ts'
import { createNumberLists } from './number-lists.ts'
import { groupsFor } from './query.ts'
import { createRanker } from './rank.ts'
import { createSortedWords } from './sorted-words.ts'
import { createVocabulary } from './vocabulary.ts'
import { skuKey, wordsOf } from './words.ts'

/** What a thing is found by. */
export type SearchText = {
  readonly name: string
  readonly skus: readonly string[]
  /** Everything else: names of its categories, its values, its description without marks. */
  readonly more: readonly string[]
}

export type WordIndex = {
  /** Replaces what stood under this id. */
  put(id: number, text: SearchText): void
  drop(id: number): void
  /** All that has every word, best first; of equals the highest id. Nothing to look for finds nothing. */
  find(keywords: string): readonly number[]
}

/**
 * Each text has a slot, a small number that is given to another one when it is dropped; whatever is
 * counted or marked in a search is an array over the slots.
 */
export function createWordIndex(): WordIndex {
  const vocabulary = createVocabulary()
  const skus = createSortedWords()
  const match = createMatcher()
  const rank = createRanker()
  const slots = new Map<number, number>()
  const freeSlots: number[] = []
  const ids: number[] = []
  const termsOf = createNumberLists()
  const skusOf: (readonly string[])[] = []

  function empty(slot: number): void {
    for (const number of termsOf.get(slot)) {
      const term = vocabulary.byNumber(number)
      term?.postings.drop(slot)
      if (term?.postings.size === 0) vocabulary.forget(term)
    }
    termsOf.clear(slot)
    for (const sku of skusOf[slot] ?? []) skus.remove(sku, slot)
    skusOf[slot] = []
  }

  function fill(slot: number, { name, skus: given, more }: SearchText): void {
    const words = new Map<string, boolean>()
    for (const word of wordsOf(more.join(' '))) words.set(word, false)
    for (const word of wordsOf(name)) words.set(word, true)
    const numbers: number[] = []
    for (const [word, inName] of words) {
      const term = vocabulary.open(word)
      term.postings.put(slot, inName)
      numbers.push(term.number)
    }
    termsOf.set(slot, numbers)

    const keys = [...new Set(given.map(skuKey))].filter(Boolean)
    for (const key of keys) skus.add(key, slot)
    skusOf[slot] = keys
  }

  return {
    put(id, text) {
      const standing = slots.get(id)
      const slot = standing ?? freeSlots.pop() ?? ids.length
      if (standing !== undefined) empty(slot)
      slots.set(id, slot)
      ids[slot] = id
      fill(slot, text)
    },
    drop(id) {
      const slot = slots.get(id)
      if (slot === undefined) return
      empty(slot)
      slots.delete(id)
      freeSlots.push(slot)
    },
    find(keywords) {
      const groups = groupsFor(keywords, { vocabulary, skus })
      if (!groups) return []
      return rank(match(groups, { slots: ids.length, texts: slots.size }), ids)
    },
  }
}
