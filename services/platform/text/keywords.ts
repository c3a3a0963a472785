import { fold } from './fold.ts'

const MAX_WORDS = 12
/** Control characters separate words too: PostgreSQL refuses a NUL in any text. */
const GAP = /[\s\p{Cc}]+/u

/** Search words, folded like the stored text, distinct, and limited in number. */
export function searchWords(keywords: string): readonly string[] {
  const words = fold(keywords).split(GAP).filter(Boolean)
  return [...new Set(words)].slice(0, MAX_WORDS)
}

/** A pattern for `like … escape '\'`, with the word's own wildcards escaped. */
export function containing(word: string): string {
  return `%${beginningWith(word)}`
}

export function beginningWith(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

export function searchText(parts: readonly (string | null | undefined)[]): string {
  const words = fold(parts.filter(Boolean).join(' ')).split(GAP).filter(Boolean)
  return [...new Set(words)].join(' ')
}
