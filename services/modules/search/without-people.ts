import { wordsOf } from '#services/platform/search/words.ts'

const MAX_WORDS = 6
const MAX_LENGTH = 60
/** Numbers of phones, cards, orders and persons are longer than those of shirts, sizes and years. */
const MAX_DIGITS = 4

/** Folded words for the log of empty searches; null for what may name a person. */
export function withoutPeople(keywords: string): string | null {
  const digits = keywords.replaceAll(/\P{N}/gu, '').length
  if (keywords.includes('@') || digits > MAX_DIGITS) return null
  const text = wordsOf(keywords).slice(0, MAX_WORDS).join(' ')
  return text === '' || text.length > MAX_LENGTH ? null : text
}
