import { RowSet } from '#services/platform/rows/row-set.ts'
import { costBetween, createNearWords } from './near-words.ts'
import { createSortedWords } from './sorted-words.ts'
import { root, stem } from './stem.ts'
import { hasDigit } from './words.ts'

export type Term = {
  readonly number: number
  readonly word: string
  readonly stem: string
  /** The word with its marks, for people to read. */
  spelled: string
  /** Rows by where their text has the word, at its best place. */
  readonly rows: Readonly<Record<WordPlace, RowSet>>
}

/** The first word of a name mostly says what the thing is: a jersey, not a keyring with one. */
export const WORD_PLACES = ['elsewhere', 'inName', 'first'] as const

export type WordPlace = (typeof WORD_PLACES)[number]

/** Every word of the texts, with its look-ups. */
export type Vocabulary = {
  /** Adds the word if it is unknown. */
  open(word: string, spelled?: string): Term
  byNumber(number: number): Term | undefined
  /** Deletes a word that no longer occurs in any text. */
  delete(term: Term): void
  byWord(word: string): Term | undefined
  byStem(stem: string): readonly Term[]
  startingWith(prefix: string): readonly Term[]
  /** Corrections of an unknown word: the nearest words in all their forms. */
  nearestTo(word: string): readonly Term[]
  /** The nearest word alone, the most frequent of equals; null when none is near. */
  correctionOf(word: string): { readonly spelled: string; readonly cost: number } | null
}

export function createVocabulary(): Vocabulary {
  const byWord = new Map<string, Term>()
  const byStem = new Map<string, readonly Term[]>()
  const byRoot = new Map<string, readonly Term[]>()
  const byNumber: (Term | undefined)[] = []
  const freeNumbers: number[] = []
  const sorted = createSortedWords()
  const nearWords = createNearWords()
  const nearRoots = createNearWords()

  function open(word: string, spelled = word): Term {
    const existing = byWord.get(word)
    if (existing) {
      if (spelled !== word) existing.spelled = ownCopy(spelled)
      return existing
    }

    const own = ownCopy(word)
    const number = freeNumbers.pop() ?? byNumber.length
    const term = {
      number,
      word: own,
      stem: stem(own),
      spelled: spelled === word ? own : ownCopy(spelled),
      rows: { elsewhere: new RowSet(), inName: new RowSet(), first: new RowSet() },
    }
    byNumber[number] = term
    byWord.set(own, term)
    sorted.add(own, number)
    byStem.set(term.stem, [...(byStem.get(term.stem) ?? []), term])
    if (hasDigit(own)) return term

    nearWords.add(own)
    const ownRoot = root(own)
    const sameRoot = byRoot.get(ownRoot)
    if (!sameRoot) nearRoots.add(ownRoot)
    byRoot.set(ownRoot, [...(sameRoot ?? []), term])
    return term
  }

  function remove(term: Term): void {
    byNumber[term.number] = undefined
    freeNumbers.push(term.number)
    byWord.delete(term.word)
    sorted.remove(term.word, term.number)
    takeOut(byStem, term.stem, term)
    if (hasDigit(term.word)) return

    nearWords.remove(term.word)
    const ownRoot = root(term.word)
    takeOut(byRoot, ownRoot, term)
    if (!byRoot.has(ownRoot)) nearRoots.remove(ownRoot)
  }

  function near(word: string): { readonly terms: readonly Term[]; readonly cost: number } {
    const asWord = nearWords.nearestTo(word)
    const asRoot = nearRoots.nearestTo(root(word))
    const cost = Math.min(asWord.cost, asRoot.cost)
    const terms = [
      ...(asWord.cost === cost ? asWord.words.flatMap((each) => byWord.get(each) ?? []) : []),
      ...(asRoot.cost === cost ? asRoot.words.flatMap((each) => byRoot.get(each) ?? []) : []),
    ]
    return { terms, cost }
  }

  function nearestTo(word: string): readonly Term[] {
    const stems = new Set(near(word).terms.map((term) => term.stem))
    return [...stems].flatMap((each) => byStem.get(each) ?? [])
  }

  function correctionOf(word: string) {
    const { terms, cost } = near(word)
    const ranked = terms.map((term) => ({
      term,
      cost: costBetween(word, term.word, word.length),
    }))
    const [best] = ranked.sort(
      (one, other) => one.cost - other.cost || frequency(other.term) - frequency(one.term),
    )
    return best ? { spelled: best.term.spelled, cost } : null
  }

  return {
    open,
    delete: remove,
    nearestTo,
    correctionOf,
    byNumber: (number) => byNumber[number],
    byWord: (word) => byWord.get(word),
    byStem: (wordStem) => byStem.get(wordStem) ?? [],
    startingWith: (prefix) =>
      sorted.startingWith(prefix).flatMap((number) => byNumber[number] ?? []),
  }
}

/** A substring may keep its whole text in memory. */
function ownCopy(word: string): string {
  return Buffer.from(word).toString()
}

/** Words in names are the better suggestion. */
function frequency({ rows: { elsewhere, inName, first } }: Term): number {
  return (inName.size + first.size) * 1_000 + elsewhere.size
}

function takeOut(terms: Map<string, readonly Term[]>, key: string, term: Term): void {
  const others = (terms.get(key) ?? []).filter((other) => other !== term)
  if (others.length > 0) terms.set(key, others)
  else terms.delete(key)
}
