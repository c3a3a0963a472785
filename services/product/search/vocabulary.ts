import { createNearWords } from './near-words.ts'
import { Postings } from './postings.ts'
import { createSortedWords } from './sorted-words.ts'
import { stem } from './stem.ts'
import { hasDigit } from './words.ts'

export type Term = {
  readonly number: number
  readonly word: string
  readonly stem: string
  readonly postings: Postings
}

/** Every word that stands in a text, and the ways that lead to it. */
export type Vocabulary = {
  /** Makes the word known if it is not. */
  open(word: string): Term
  byNumber(number: number): Term | undefined
  /** A word that stands in no text any more must be found by nobody. */
  forget(term: Term): void
  byWord(word: string): Term | undefined
  byStem(stem: string): readonly Term[]
  startingWith(prefix: string): readonly Term[]
  /** What may have been meant by a word that is not known: the nearest words in all their forms. */
  nearestTo(word: string): readonly Term[]
}

export function createVocabulary(): Vocabulary {
  const byWord = new Map<string, Term>()
  const byStem = new Map<string, Term[]>()
  const byNumber: (Term | undefined)[] = []
  const freeNumbers: number[] = []
  const sorted = createSortedWords()
  const nearWords = createNearWords()
  const nearStems = createNearWords()

  function open(word: string): Term {
    const standing = byWord.get(word)
    if (standing) return standing

    // What a regular expression cuts out of a text may keep the whole text in memory.
    const own = Buffer.from(word).toString()
    const number = freeNumbers.pop() ?? byNumber.length
    const term: Term = { number, word: own, stem: stem(own), postings: new Postings() }
    byNumber[number] = term
    byWord.set(own, term)
    sorted.add(own, number)
    const forms = byStem.get(term.stem)
    if (forms) forms.push(term)
    else byStem.set(term.stem, [term])
    if (!hasDigit(own)) {
      nearWords.add(own)
      if (!forms) nearStems.add(term.stem)
    }
    return term
  }

  function forget(term: Term): void {
    const { number, word, stem: wordStem } = term
    byNumber[number] = undefined
    freeNumbers.push(number)
    byWord.delete(word)
    sorted.remove(word, number)
    const forms = (byStem.get(wordStem) ?? []).filter((form) => form !== term)
    if (forms.length > 0) byStem.set(wordStem, forms)
    else byStem.delete(wordStem)
    if (!hasDigit(word)) {
      nearWords.remove(word)
      if (forms.length === 0) nearStems.remove(wordStem)
    }
  }

  function nearestTo(word: string): readonly Term[] {
    const byForm = nearWords.nearestTo(word)
    const byRoot = nearStems.nearestTo(stem(word))
    const cost = Math.min(byForm.cost, byRoot.cost)
    const stems = new Set([
      ...(byForm.cost === cost ? byForm.words.map((near) => byWord.get(near)?.stem ?? near) : []),
      ...(byRoot.cost === cost ? byRoot.words : []),
    ])
    return [...stems].flatMap((near) => byStem.get(near) ?? [])
  }

  return {
    open,
    forget,
    nearestTo,
    byNumber: (number) => byNumber[number],
    byWord: (word) => byWord.get(word),
    byStem: (wordStem) => byStem.get(wordStem) ?? [],
    startingWith: (prefix) =>
      sorted.startingWith(prefix).flatMap((number) => byNumber[number] ?? []),
  }
}
