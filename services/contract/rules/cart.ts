export const MAX_QUANTITY = 999
export const MAX_INSTRUCTIONS = 1_000
/** Characters of a name or dedication on a product. */
export const MAX_PERSONALIZATION = 60

const WHOLE_NUMBER = /^\d{1,9}$/

/** A whole number from 1 to `MAX_QUANTITY`; null for anything else. */
export function readQuantity(text: string): number | null {
  const typed = text.trim()
  const quantity = WHOLE_NUMBER.test(typed) ? Number(typed) : 0
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null
}
