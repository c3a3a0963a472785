const MAX_OFFSET = 2_000_000_000

/** Pages beyond every list are empty; further out the engines differ in what they refuse. */
export function offsetOf(page: number, limit: number): number {
  return Math.min((page - 1) * limit, MAX_OFFSET)
}
