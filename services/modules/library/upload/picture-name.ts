const LONGEST = 200

/**
 * The name of a file as staff see it, never a path: without folders, and without characters that
 * are invisible or turn the text around.
 */
export function pictureName(given: string): string {
  const name = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const visible = name.replaceAll(/\p{C}/gu, '').replaceAll(/\s+/g, ' ').trim()
  const short = [...visible].slice(-LONGEST).join('')
  return /[^.\s]/.test(short) ? short : 'slika'
}
