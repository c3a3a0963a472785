import { RowSet } from '#services/platform/rows/row-set.ts'
import { Matching } from './matching.ts'
import { createNumberLists } from './number-lists.ts'
import { type Correction, correctionFor, groupsFor } from './query.ts'
import { createSortedWords } from './sorted-words.ts'
import { createVocabulary, type Term, WORD_PLACES, type WordPlace } from './vocabulary.ts'
import { skuKeys, spellingsOf, wordsOf } from './words.ts'

/** Search texts of a product or a page. */
export type SearchText = {
  readonly name: string
  readonly skus: readonly string[]
  /** Everything else: category names, values, the description without HTML. */
  readonly more: readonly string[]
  /** Text that corrections are spelled by; by default the name. */
  readonly spelling?: string
}

export type WordIndex = {
  /** Replaces the text of this row. */
  put(row: number, text: SearchText): void
  drop(row: number): void
  /** Rows that match every word; without words none matches. */
  find(keywords: string, options?: { readonly isAsTyped?: boolean }): Matching
  correct(keywords: string): Correction | null
}

/** An inverted index of words and SKUs in one language. */
export function createWordIndex(): WordIndex {
  const vocabulary = createVocabulary()
  const skus = createSortedWords()
  /** Rows that have a text. */
  const indexed = new RowSet()
  /** Terms of each row: `number * 4`, plus the place of the word in `WORD_PLACES`. */
  const entriesOf = createNumberLists()
  const skusOf: (readonly string[])[] = []
  const known = { vocabulary, skus }

  function read({ name, more, spelling = name }: SearchText): readonly number[] {
    const places = placesOf({ name, more })
    const spelled = spellingsOf(spelling)
    return Array.from(
      places,
      ([word, place]) =>
        vocabulary.open(word, spelled.get(word)).number * 4 + WORD_PLACES.indexOf(place),
    )
  }

  /** Writes only the difference, since most words of a changed text stay. */
  function write(row: number, entries: readonly number[], keys: readonly string[]): void {
    const { gone, fresh } = difference(entriesOf.get(row), entries)
    const left = gone.flatMap((entry) => {
      const term = vocabulary.byNumber(entry >>> 2)
      if (term) rowsOf(term, entry).delete(row)
      return term ?? []
    })
    for (const entry of fresh) {
      const term = vocabulary.byNumber(entry >>> 2)
      if (term) rowsOf(term, entry).add(row)
    }
    for (const term of left) {
      if (Object.values(term.rows).every(({ size }) => size === 0)) vocabulary.delete(term)
    }
    entriesOf.set(row, entries)

    const changed = difference(skusOf[row] ?? [], keys)
    for (const key of changed.gone) skus.remove(key, row)
    for (const key of changed.fresh) skus.add(key, row)
    skusOf[row] = keys
  }

  return {
    put(row, text) {
      indexed.add(row)
      write(row, read(text), [...new Set(text.skus.flatMap(skuKeys))])
    },
    drop(row) {
      if (!indexed.has(row)) return
      indexed.delete(row)
      write(row, [], [])
    },
    find: (keywords, options) =>
      new Matching(groupsFor(keywords, known, options) ?? [], indexed.size),
    correct: (keywords) => correctionFor(keywords, known),
  }
}

/** The best place of each word. */
export function placesOf({
  name,
  more,
}: Pick<SearchText, 'name' | 'more'>): ReadonlyMap<string, WordPlace> {
  const named = wordsOf(name)
  return new Map<string, WordPlace>([
    ...wordsOf(more.join(' ')).map((word) => [word, 'elsewhere'] as const),
    ...named.map((word) => [word, 'inName'] as const),
    ...named.slice(0, 1).map((word) => [word, 'first'] as const),
  ])
}

function rowsOf({ rows }: Term, entry: number): RowSet {
  return rows[WORD_PLACES[entry & 3] ?? 'elsewhere']
}

function difference<Item>(before: Iterable<Item>, now: readonly Item[]) {
  const had = new Set(before)
  const has = new Set(now)
  return {
    gone: [...had].filter((item) => !has.has(item)),
    fresh: [...has].filter((item) => !had.has(item)),
  }
}
