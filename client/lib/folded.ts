/** For comparing what is typed without diacritics as well: đ has no accent to take off. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('đ', 'd')
}
