/** Model of references whose last digit checks all others. */
export const MODEL = 'HR01'

const MAX_PARTS = 3
const MAX_PART = 12
const MAX_REFERENCE = 22

/**
 * Check digit MOD 11 INI of the Croatian payment standard, with weights from 2 upwards, from the
 * right. The two remainders without their own digit give 0.
 */
export function mod11Ini(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at + 2), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** The reference of a document number: 2026-000123 gives 2026-0001236. */
export function referenceOf(number: string): string {
  const parts = number.match(/\d+/g) ?? []
  const reference = `${parts.join('-')}${mod11Ini(parts.join(''))}`
  if (parts.length === 0 || !isReference(reference)) {
    throw new Error(`The number ${number} does not fit into a payment reference.`)
  }
  return reference
}

/** Checks a reference by the rules of the model HR01. */
export function isReference(text: string): boolean {
  const parts = text.split('-')
  if (text.length > MAX_REFERENCE || parts.length > MAX_PARTS) return false
  if (!parts.every((part) => /^\d+$/.test(part) && part.length <= MAX_PART)) return false
  const digits = parts.join('')
  return digits.length > 1 && mod11Ini(digits.slice(0, -1)) === Number(digits.at(-1))
}
