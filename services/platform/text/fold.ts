const MARKS = /\p{M}+/gu

/** Normalises stored search text and search words: lower case, without marks, đ as d. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll('ß', 'ss')
}
export { sortKey } from './sort-key.ts'
