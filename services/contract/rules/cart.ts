export const MAX_QUANTITY = 999
export const MAX_INSTRUCTIONS = 1_000
/** Characters of a name or dedication on a product, where it sets no limit itself. */
export const MAX_PERSONALIZATION = 60
const MAX_DIGITS = 9

/** Characters or digits that a custom option takes. */
export function longestOf({
  type,
  maxLength,
}: {
  readonly type: 'text' | 'number'
  readonly maxLength?: number | null | undefined
}): number {
  return Math.min(maxLength ?? Infinity, type === 'number' ? MAX_DIGITS : MAX_PERSONALIZATION)
}

const WHOLE_NUMBER = /^\d{1,9}$/

/** A whole number from 1 to `MAX_QUANTITY`; null for anything else. */
export function readQuantity(text: string): number | null {
  const typed = text.trim()
  const quantity = WHOLE_NUMBER.test(typed) ? Number(typed) : 0
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null
}

/** Codes of a refusal after which a cart is gone: the browser drops it. */
const GONE: ReadonlySet<string> = new Set(['CART_ARCHIVED', 'SESSION_USED', 'NO_SESSION'])

export function isCartGone(code: string | null): boolean {
  return code !== null && GONE.has(code)
}
