import { createMatcher } from './match.ts'
import { createNumberLists } from './number-lists.ts'
import { groupsFor } from './query.ts'
import { createRanker } from './rank.ts'
import { createSortedWords } from './sorted-words.ts'
import { createVocabulary } from './vocabulary.ts'
import { skuKeys, wordsOf } from './words.ts'

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
  /** Of each slot its terms: `number * 2`, and one more where the word stands in the name. */
  const entriesOf = createNumberLists()
  const skusOf: (readonly string[])[] = []

  function read({ name, more }: SearchText): readonly number[] {
    const words = new Map<string, number>()
    for (const word of wordsOf(more.join(' '))) words.set(word, 0)
    for (const word of wordsOf(name)) words.set(word, 1)
    return Array.from(words, ([word, inName]) => vocabulary.open(word).number * 2 + inName)
  }

  /** Touches what differs alone: a word of many texts has a long list, and most words stay. */
  function write(slot: number, entries: readonly number[], keys: readonly string[]): void {
    const { gone, fresh } = difference(entriesOf.get(slot), entries)
    const left = gone.flatMap((entry) => vocabulary.byNumber(entry >>> 1) ?? [])
    for (const term of left) term.postings.drop(slot)
    for (const entry of fresh) {
      vocabulary.byNumber(entry >>> 1)?.postings.put(slot, (entry & 1) === 1)
    }
    for (const term of left) if (term.postings.size === 0) vocabulary.forget(term)
    entriesOf.set(slot, entries)

    const changed = difference(skusOf[slot] ?? [], keys)
    for (const key of changed.gone) skus.remove(key, slot)
    for (const key of changed.fresh) skus.add(key, slot)
    skusOf[slot] = keys
  }

  return {
    put(id, text) {
      const slot = slots.get(id) ?? freeSlots.pop() ?? ids.length
      slots.set(id, slot)
      ids[slot] = id
      write(slot, read(text), [...new Set(text.skus.flatMap(skuKeys))])
    },
    drop(id) {
      const slot = slots.get(id)
      if (slot === undefined) return
      write(slot, [], [])
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

function difference<Thing>(before: Iterable<Thing>, now: readonly Thing[]) {
  const had = new Set(before)
  const has = new Set(now)
  return {
    gone: [...had].filter((thing) => !has.has(thing)),
    fresh: [...has].filter((thing) => !had.has(thing)),
  }
}
