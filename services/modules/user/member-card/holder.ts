import { fold } from '#services/platform/text/fold.ts'

export type PersonName = { readonly firstName: string; readonly lastName: string }

const NO_LETTERS = /[^\p{L}]+/gu

/**
 * The office writes "Đurić Ana Marija", the person "Ana-Marija Djuric". A card without a name never
 * matches.
 */
export function isHolder(holder: string | null, { firstName, lastName }: PersonName): boolean {
  const words = wordsOf(holder ?? '')
  return words !== '' && words === wordsOf(`${firstName} ${lastName}`)
}

function wordsOf(name: string): string {
  const words = fold(name)
    .split(NO_LETTERS)
    .filter((word) => word !== '')
  return words
    .map((word) => word.replaceAll('dj', 'd'))
    .toSorted()
    .join(' ')
}
