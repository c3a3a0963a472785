/**
 * Splits cents by weights with the largest-remainder method. Parts are rounded down, and the cents
 * left over go to the largest remainders, earlier parts first. All parts are zero when all weights
 * are.
 */
export function shareOut(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  // BigInt, because cents times cents exceeds the exact range of a number.
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight))
  const shares = exact.map((part) => Number(part / BigInt(total)))
  const remainders = exact.map((part, index) => ({ index, rest: part % BigInt(total) }))
  let left = cents - shares.reduce((sum, share) => sum + share, 0)
  for (const { index } of remainders.toSorted((one, other) => compare(other.rest, one.rest))) {
    if (left === 0) break
    shares[index] = (shares[index] ?? 0) + 1
    left -= 1
  }
  return shares
}

function compare(one: bigint, other: bigint): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
