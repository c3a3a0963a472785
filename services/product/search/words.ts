import { fold } from '#services/platform/text/fold.ts'

const APART = /[^\p{L}\p{N}]+/u
const BLANK = /[\s\p{Cc}]+/u
export const MAX_WORDS = 12
const MAX_LENGTH = 400

/** They stand in nearly every text, and nobody looks for them alone. */
const STOP_WORDS = new Set([
  ...['a', 'ali', 'bez', 'da', 'do', 'i', 'ili', 'iz', 'je', 'k', 'ka', 'kao', 'kod', 'koji', 'na'],
  ...['nad', 'ne', 'o', 'od', 'po', 'pod', 'pri', 's', 'sa', 'se', 'su', 'te', 'u', 'uz', 'za'],
])

export function wordsOf(text: string): readonly string[] {
  return fold(text).split(APART).filter(Boolean)
}

/** A stock-keeping unit as people type it: in any case, with dashes, with blanks or with neither. */
export function skuKey(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * What a stock-keeping unit is found by: JSS-DR-001 by DR-001 as well, since labels leave out what all
 * of a shop have in common. A part that begins with a digit says too little.
 */
export function skuKeys(sku: string): readonly string[] {
  const parts = wordsOf(sku)
  return parts
    .map((_, at) => parts.slice(at).join(''))
    .filter((key, at) => at === 0 || (/^\p{L}/u.test(key) && hasDigit(key)))
}

/** What is looked for, blank by blank: each part once, and not without end. */
export function chunksOf(keywords: string): readonly string[] {
  const chunks = keywords
    .slice(0, MAX_LENGTH)
    .split(BLANK)
    .filter((chunk) => skuKey(chunk))
  return [...new Set(chunks)].slice(0, MAX_WORDS)
}

/** Each once, without those that tell nothing. */
export function telling(words: readonly string[]): readonly string[] {
  return [...new Set(words)].filter((word) => !STOP_WORDS.has(word))
}

/** All of them when not one tells anything. */
export function tellingIfAny(words: readonly string[]): readonly string[] {
  const some = telling(words)
  return some.length > 0 ? some : [...new Set(words)]
}

export function hasDigit(text: string): boolean {
  return /\p{N}/u.test(text)
}
