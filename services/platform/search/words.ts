import { fold } from '#services/platform/text/fold.ts'

const APART = /[^\p{L}\p{N}]+/u
const BLANK = /[\s\p{Cc}]+/u
export const MAX_WORDS = 12
const MAX_LENGTH = 400

/** Too frequent in texts to be useful alone. */
const STOP_WORDS = new Set([
  ...['a', 'ali', 'bez', 'da', 'do', 'i', 'ili', 'iz', 'je', 'k', 'ka', 'kao', 'kod', 'koji', 'na'],
  ...['nad', 'ne', 'o', 'od', 'po', 'pod', 'pri', 's', 'sa', 'se', 'su', 'te', 'u', 'uz', 'za'],
])

export function wordsOf(text: string): readonly string[] {
  return fold(text).split(APART).filter(Boolean)
}

/** Each folded word with its original spelling. */
export function spellingsOf(text: string): ReadonlyMap<string, string> {
  const words = text.toLowerCase().normalize('NFC').split(APART).filter(Boolean)
  return new Map(words.map((word) => [fold(word), word]))
}

/** A stock-keeping unit in any case, with dashes, blanks or neither. */
export function skuKey(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * Search keys of a stock-keeping unit: JSS-DR-001 is also found by DR-001, since labels leave out
 * the shop's common prefix. A part that begins with a digit is too vague.
 */
export function skuKeys(sku: string): readonly string[] {
  const parts = wordsOf(sku)
  return parts
    .map((_, at) => parts.slice(at).join(''))
    .filter((key, at) => at === 0 || (/^\p{L}/u.test(key) && hasDigit(key)))
}

/** Distinct parts of the keywords between blanks, limited in number. */
export function chunksOf(keywords: string): readonly string[] {
  const chunks = keywords
    .slice(0, MAX_LENGTH)
    .split(BLANK)
    .filter((chunk) => skuKey(chunk))
  return [...new Set(chunks)].slice(0, MAX_WORDS)
}

/** Distinct words without stop words. */
export function telling(words: readonly string[]): readonly string[] {
  return [...new Set(words)].filter((word) => !STOP_WORDS.has(word))
}

/** All words when every one is a stop word. */
export function tellingIfAny(words: readonly string[]): readonly string[] {
  const some = telling(words)
  return some.length > 0 ? some : [...new Set(words)]
}

export function hasDigit(text: string): boolean {
  return /\p{N}/u.test(text)
}
