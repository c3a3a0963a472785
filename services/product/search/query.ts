import { RowSet } from '#services/product/catalogue/row-set.ts'
import type { Group } from './matching.ts'
import type { SortedWords } from './sorted-words.ts'
import { stem } from './stem.ts'
import { alsoMeant } from './synonyms.ts'
import type { Term, Vocabulary } from './vocabulary.ts'
import { chunksOf, hasDigit, MAX_WORDS, skuKey, telling, tellingIfAny, wordsOf } from './words.ts'

/** Score of a hit, elsewhere and in the name. Each fits a byte. */
export const WORTH = {
  sku: [180, 250],
  same: [40, 100],
  form: [35, 90],
  meant: [30, 80],
  begun: [25, 70],
  corrected: [20, 60],
} as const satisfies Record<string, readonly [elsewhere: number, inName: number]>

const MIN_SKU = 3
const MIN_BEGINNING = 2
/** Prefixes of at least this length also match when the whole word is known. */
const MIN_BEGINNING_BESIDE = 5

export type Known = { readonly vocabulary: Vocabulary; readonly skus: SortedWords }

/** One group per required word; null when one cannot match or there are none. */
export function groupsFor(keywords: string, known: Known): readonly Group[] | null {
  const chunks = chunksOf(keywords)
  const asOneSku = chunks.length > 1 ? skuSource(chunks.join(''), known) : null
  if (asOneSku) return [asOneSku]

  const words: string[] = []
  const groups: Group[] = []
  for (const chunk of chunks) {
    const own = wordsOf(chunk)
    const sku = skuSource(chunk, known)
    if (!sku) words.push(...own)
    else groups.push(own.length > 1 ? sku : [...sku, ...wordSources(skuKey(chunk), known)])
  }
  const significant = groups.length > 0 ? telling(words) : tellingIfAny(words)
  // One part without blanks may contain hundreds of words.
  const wanted = significant.slice(0, MAX_WORDS)
  for (const [at, word] of wanted.entries()) {
    const isLast = at === wanted.length - 1
    const group = wordSources(word, known, isLast)
    if (group.length === 0) return null
    groups.push(group)
  }
  return groups.length > 0 ? groups : null
}

function wordSources(word: string, known: Known, isLast = false): Group {
  const { vocabulary } = known
  const found = new Map<Term, Group>()
  const add = (terms: readonly Term[], kind: keyof typeof WORTH) => {
    for (const term of terms) {
      if (!found.has(term)) found.set(term, sourcesOf(term.inName, term.elsewhere, kind))
    }
  }
  const same = vocabulary.byWord(word)
  const wordStem = stem(word)
  if (same) add([same], 'same')
  add(vocabulary.byStem(wordStem), 'form')
  for (const meant of alsoMeant(wordStem)) add(vocabulary.byStem(meant), 'meant')

  const mayBegin = found.size === 0 ? MIN_BEGINNING : MIN_BEGINNING_BESIDE
  if (isLast && word.length >= mayBegin) add(vocabulary.startingWith(word), 'begun')
  if (found.size > 0) return [...found.values()].flat()

  const sku = skuStarting(word, known)
  if (sku) return sku
  add(vocabulary.nearestTo(word), 'corrected')
  return [...found.values()].flat()
}

/** For texts that may be a SKU: plain words never are. */
function skuSource(text: string, known: Known): Group | null {
  return hasDigit(text) || wordsOf(text).length > 1 ? skuStarting(skuKey(text), known) : null
}

function skuStarting(key: string, { skus }: Known): Group | null {
  if (key.length < MIN_SKU) return null
  const begun = skus.startingWith(key)
  if (begun.length === 0) return null
  const whole = new Set(skus.equalTo(key))
  const longer = begun.filter((row) => !whole.has(row))
  return sourcesOf(RowSet.of([...whole]), RowSet.of(longer), 'sku')
}

function sourcesOf(inName: RowSet, elsewhere: RowSet, kind: keyof typeof WORTH): Group {
  const [other, best] = WORTH[kind]
  return [
    { rows: inName, worth: best },
    { rows: elsewhere, worth: other },
  ]
}
