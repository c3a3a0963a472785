const LONGEST = 120

/**
 * The name of a file as staff see and download it: without folders, without characters that are
 * invisible or turn the text around, and short, with its ending.
 */
export function fileName(given: string): string {
  const name = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const visible = name
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/[:*?"<>|]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const short = [...visible].slice(-LONGEST).join('')
  return /^\.?[^.]+$/.test(short) ? `datoteka${short.startsWith('.') ? short : ''}` : short
}
