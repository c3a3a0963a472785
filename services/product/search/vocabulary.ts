import { RowSet } from '#services/product/catalogue/row-set.ts'
import { createNearWords } from './near-words.ts'
import { createSortedWords } from './sorted-words.ts'
import { root, stem } from './stem.ts'
import { hasDigit } from './words.ts'

export type Term = {
  readonly number: number
  readonly word: string
  readonly stem: string
  /** Rows with the word in their name, and rows with it only elsewhere. */
  readonly inName: RowSet
  readonly elsewhere: RowSet
}

/** Every word of the products, with its look-ups. */
export type Vocabulary = {
  /** Adds the word if it is unknown. */
  open(word: string): Term
  byNumber(number: number): Term | undefined
  /** For a word that no product has any more. */
  delete(term: Term): void
  byWord(word: string): Term | undefined
  byStem(stem: string): readonly Term[]
  startingWith(prefix: string): readonly Term[]
  /** Corrections of an unknown word: the nearest words in all their forms. */
  nearestTo(word: string): readonly Term[]
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

  function open(word: string): Term {
    const standing = byWord.get(word)
    if (standing) return standing

    // A substring may keep its whole text in memory, so copy it.
    const own = Buffer.from(word).toString()
    const number = freeNumbers.pop() ?? byNumber.length
    const term = {
      number,
      word: own,
      stem: stem(own),
      inName: new RowSet(),
      elsewhere: new RowSet(),
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

  function nearestTo(word: string): readonly Term[] {
    const asWord = nearWords.nearestTo(word)
    const asRoot = nearRoots.nearestTo(root(word))
    const cost = Math.min(asWord.cost, asRoot.cost)
    const near = [
      ...(asWord.cost === cost ? asWord.words.flatMap((each) => byWord.get(each) ?? []) : []),
      ...(asRoot.cost === cost ? asRoot.words.flatMap((each) => byRoot.get(each) ?? []) : []),
    ]
    const stems = new Set(near.map((term) => term.stem))
    return [...stems].flatMap((each) => byStem.get(each) ?? [])
  }

  return {
    open,
    delete: remove,
    nearestTo,
    byNumber: (number) => byNumber[number],
    byWord: (word) => byWord.get(word),
    byStem: (wordStem) => byStem.get(wordStem) ?? [],
    startingWith: (prefix) =>
      sorted.startingWith(prefix).flatMap((number) => byNumber[number] ?? []),
  }
}

function takeOut(terms: Map<string, readonly Term[]>, key: string, term: Term): void {
  const others = (terms.get(key) ?? []).filter((other) => other !== term)
  if (others.length > 0) terms.set(key, others)
  else terms.delete(key)
}
