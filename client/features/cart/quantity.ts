/** A whole number from 1 to 999; null for anything else. */
export function readQuantity(text: string): number | null {
  const quantity = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
  return quantity > 0 ? quantity : null
}
