/** Control characters except line ends, and characters that change the text direction. */
const UNSEEN = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]/gu

/** Plain text with at most one empty line in a row; null when nothing is left. */
export function plainText(typed: string): string | null {
  const text = typed
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNSEEN, '')
    .normalize('NFC')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return text === '' ? null : text
}

/** The author's name as it is displayed: Ana P. */
export function shownAuthor({
  firstName,
  lastName,
}: {
  readonly firstName: string
  readonly lastName: string
}): string {
  const [initial] = new Intl.Segmenter('hr').segment(lastName.trim())
  return [firstName.trim(), initial ? `${initial.segment.toLocaleUpperCase('hr')}.` : '']
    .filter((part) => part !== '')
    .join(' ')
}
