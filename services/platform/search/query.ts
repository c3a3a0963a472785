import { RowSet } from '#services/platform/rows/row-set.ts'
import type { Group } from './matching.ts'
import type { SortedWords } from './sorted-words.ts'
import { stem } from './stem.ts'
import { alsoMeant } from './synonyms.ts'
import { type Term, type Vocabulary, WORD_PLACES, type WordPlace } from './vocabulary.ts'
import { chunksOf, hasDigit, MAX_WORDS, skuKey, telling, tellingIfAny, wordsOf } from './words.ts'

/** Score of a hit by the place of the word. Each fits a byte. */
export const WORTH = {
  same: { elsewhere: 40, inName: 100, first: 108 },
  form: { elsewhere: 35, inName: 90, first: 97 },
  meant: { elsewhere: 30, inName: 80, first: 86 },
  begun: { elsewhere: 25, inName: 70, first: 75 },
  corrected: { elsewhere: 20, inName: 60, first: 65 },
} as const satisfies Record<string, Readonly<Record<WordPlace, number>>>
const SKU_WORTH = { whole: 250, begun: 180 }

const MIN_SKU = 3
const MIN_BEGINNING = 2
/** Prefixes of at least this length also match when the whole word is known. */
const MIN_BEGINNING_WITH_MATCHES = 5

export type Known = { readonly vocabulary: Vocabulary; readonly skus: SortedWords }

type Wanted = {
  /** Groups of the parts that are SKUs. */
  readonly skus: readonly Group[]
  /** Other words, of which the last may be unfinished. */
  readonly words: readonly string[]
}

/**
 * One group per required word; null when one cannot match or there are none. An unknown word is
 * corrected, unless the keywords are searched for as typed.
 */
export function groupsFor(
  keywords: string,
  known: Known,
  { isAsTyped = false }: { readonly isAsTyped?: boolean } = {},
): readonly Group[] | null {
  const { skus, words } = parsedKeywords(keywords, known)
  const groups = [...skus]
  for (const [at, word] of words.entries()) {
    const typed = typedSources(word, known, at === words.length - 1)
    const group = typed.length > 0 || isAsTyped ? typed : correctedSources(word, known)
    if (group.length === 0) return null
    groups.push(group)
  }
  return groups.length > 0 ? groups : null
}

export type Correction = {
  readonly keywords: string
  /** Typing errors in all words together. */
  readonly cost: number
}

/**
 * The keywords with the nearest known word for each unknown one; null when none is unknown, or one
 * has no near word.
 */
export function correctionFor(keywords: string, known: Known): Correction | null {
  const { words } = parsedKeywords(keywords, known)
  const corrected = new Map<string, string>()
  let cost = 0
  for (const [at, word] of words.entries()) {
    if (typedSources(word, known, at === words.length - 1).length > 0) continue
    const near = known.vocabulary.correctionOf(word)
    if (!near) return null
    corrected.set(word, near.spelled)
    cost += near.cost
  }
  if (corrected.size === 0) return null
  const parts = chunksOf(keywords).map((chunk) => {
    const own = wordsOf(chunk)
    const isCorrected = own.some((word) => corrected.has(word))
    return isCorrected ? own.map((word) => corrected.get(word) ?? word).join(' ') : chunk
  })
  return { keywords: parts.join(' '), cost }
}

function parsedKeywords(keywords: string, known: Known): Wanted {
  const chunks = chunksOf(keywords)
  const asOneSku = chunks.length > 1 ? skuSource(chunks.join(''), known) : null
  if (asOneSku) return { skus: [asOneSku], words: [] }

  const words: string[] = []
  const skus: Group[] = []
  for (const chunk of chunks) {
    const own = wordsOf(chunk)
    const sku = skuSource(chunk, known)
    if (!sku) words.push(...own)
    else skus.push(own.length > 1 ? sku : [...sku, ...typedSources(skuKey(chunk), known)])
  }
  const significant = skus.length > 0 ? telling(words) : tellingIfAny(words)
  // One part without blanks may contain hundreds of words.
  return { skus, words: significant.slice(0, MAX_WORDS) }
}

function typedSources(word: string, known: Known, isLast = false): Group {
  const { vocabulary } = known
  const found = new Map<Term, Group>()
  const add = (terms: readonly Term[], kind: keyof typeof WORTH) => {
    for (const term of terms) {
      if (!found.has(term)) found.set(term, sourcesOf(term, kind))
    }
  }
  const same = vocabulary.byWord(word)
  const wordStem = stem(word)
  if (same) add([same], 'same')
  add(vocabulary.byStem(wordStem), 'form')
  for (const meant of alsoMeant(wordStem)) add(vocabulary.byStem(meant), 'meant')

  const mayBegin = found.size === 0 ? MIN_BEGINNING : MIN_BEGINNING_WITH_MATCHES
  if (isLast && word.length >= mayBegin) add(vocabulary.startingWith(word), 'begun')
  if (found.size > 0) return [...found.values()].flat()
  return skuStarting(word, known) ?? []
}

function correctedSources(word: string, { vocabulary }: Known): Group {
  return vocabulary.nearestTo(word).flatMap((term) => sourcesOf(term, 'corrected'))
}

/** Matches a text that may be a SKU; plain words never are. */
function skuSource(text: string, known: Known): Group | null {
  return hasDigit(text) || wordsOf(text).length > 1 ? skuStarting(skuKey(text), known) : null
}

function skuStarting(key: string, { skus }: Known): Group | null {
  if (key.length < MIN_SKU) return null
  const begun = skus.startingWith(key)
  if (begun.length === 0) return null
  const whole = new Set(skus.equalTo(key))
  const longer = begun.filter((row) => !whole.has(row))
  return [
    { rows: RowSet.of([...whole]), worth: SKU_WORTH.whole },
    { rows: RowSet.of(longer), worth: SKU_WORTH.begun },
  ]
}

function sourcesOf({ rows }: Term, kind: keyof typeof WORTH): Group {
  return WORD_PLACES.map((place) => ({ rows: rows[place], worth: WORTH[kind][place] }))
}
