const MARKS = /\p{M}+/gu

/** For stored search columns and for what is searched: no case, no marks, đ as d. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll('ß', 'ss')
}
export { sortKey } from './sort-key.ts'
