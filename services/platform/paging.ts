const MAX_OFFSET = 2_000_000_000

/** Limits the offset: the engines reject different values beyond it. */
export function offsetOf(page: number, limit: number): number {
  return Math.min((page - 1) * limit, MAX_OFFSET)
}
