import { fold } from './fold.ts'

const MAX_WORDS = 12
/** Control characters part words as well: PostgreSQL refuses a NUL in any text. */
const GAP = /[\s\p{Cc}]+/u

/** What is looked for, word by word: folded as the stored text is, each once, and not without end. */
export function searchWords(keywords: string): readonly string[] {
  const words = fold(keywords).split(GAP).filter(Boolean)
  return [...new Set(words)].slice(0, MAX_WORDS)
}

/** For `like … escape '\'`: whatever is typed means itself. */
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
