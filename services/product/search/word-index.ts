import type { BitTable } from '#services/product/catalogue/bit-table.ts'
import { SlotSet } from '#services/product/catalogue/slot-set.ts'
import { Matching } from './matching.ts'
import { createNumberLists } from './number-lists.ts'
import { groupsFor } from './query.ts'
import { createScorer } from './rank-scores.ts'
import { createSortedWords } from './sorted-words.ts'
import { createVocabulary, type Term } from './vocabulary.ts'
import { skuKeys, wordsOf } from './words.ts'

/** What a thing is found by. */
export type SearchText = {
  readonly name: string
  readonly skus: readonly string[]
  /** Everything else: names of its categories, its values, its description without marks. */
  readonly more: readonly string[]
}

export type WordIndex = {
  /** Replaces what stood in this slot. */
  put(slot: number, text: SearchText): void
  drop(slot: number): void
  /** After the table grew. */
  slim(): void
  /** All that has every word; nothing to look for finds nothing. */
  find(keywords: string): Matching
}

/** Of texts in the slots of a table. */
export function createWordIndex(table: BitTable): WordIndex {
  const vocabulary = createVocabulary(table)
  const skus = createSortedWords()
  const score = createScorer()
  const standing = new SlotSet(table)
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
    const left = gone.flatMap((entry) => {
      const term = vocabulary.byNumber(entry >>> 1)
      if (term) slotsOf(term, entry).delete(slot)
      return term ?? []
    })
    for (const entry of fresh) {
      const term = vocabulary.byNumber(entry >>> 1)
      if (term) slotsOf(term, entry).add(slot)
    }
    for (const term of left) {
      if (term.inName.size + term.elsewhere.size === 0) vocabulary.forget(term)
    }
    entriesOf.set(slot, entries)

    const changed = difference(skusOf[slot] ?? [], keys)
    for (const key of changed.gone) skus.remove(key, slot)
    for (const key of changed.fresh) skus.add(key, slot)
    skusOf[slot] = keys
  }

  return {
    put(slot, text) {
      standing.add(slot)
      write(slot, read(text), [...new Set(text.skus.flatMap(skuKeys))])
    },
    drop(slot) {
      if (!standing.has(slot)) return
      standing.delete(slot)
      write(slot, [], [])
    },
    slim: () => {
      standing.slim()
      vocabulary.slim()
    },
    find: (keywords) =>
      new Matching(groupsFor(keywords, { vocabulary, skus }) ?? [], {
        table,
        texts: standing.size,
        score,
      }),
  }
}

function slotsOf({ inName, elsewhere }: Term, entry: number): SlotSet {
  return (entry & 1) === 1 ? inName : elsewhere
}

function difference<Thing>(before: Iterable<Thing>, now: readonly Thing[]) {
  const had = new Set(before)
  const has = new Set(now)
  return {
    gone: [...had].filter((thing) => !has.has(thing)),
    fresh: [...has].filter((thing) => !had.has(thing)),
  }
}
