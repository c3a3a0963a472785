const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const CROATIAN_LENGTH = 21
const BASE_36 = 36

/** Without spaces; check digits by ISO 7064 MOD 97-10. */
export function isIban(text: string): boolean {
  if (!FORM.test(text)) return false
  if (text.startsWith('HR') && text.length !== CROATIAN_LENGTH) return false
  const moved = text.slice(4) + text.slice(0, 4)
  const digits = [...moved].map((sign) => Number.parseInt(sign, BASE_36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** In groups of four, as people read it. */
export function groupedIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
