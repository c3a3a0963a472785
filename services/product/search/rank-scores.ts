import type { Ranked, Weighted } from './matching.ts'

/** Answers the slots of one page. */
export type Scorer = (groups: readonly Weighted[], ranked: Ranked) => readonly number[]

/** More slots than there will ever be: a score and a place in the order make one number. */
const PLACES = 2 ** 32

export function createScorer(): Scorer {
  let worths = new Uint8Array(0)

  return (groups, { bits, total, limit, offset, order }) => {
    const slots = bits.slots(total)
    const last = slots.at(-1) ?? 0
    if (worths.length <= last) worths = new Uint8Array(Math.ceil((last + 1) * 1.25))
    const scores = new Float64Array(total)
    for (const { group, weight } of groups) {
      for (const source of group) {
        source.slots.eachIn(bits, (slot) => {
          if ((worths[slot] ?? 0) < source.worth) worths[slot] = source.worth
        })
      }
      for (let at = 0; at < total; at += 1) {
        const slot = slots[at] ?? 0
        scores[at] = (scores[at] ?? 0) + (worths[slot] ?? 0) * weight
        worths[slot] = 0
      }
    }
    for (let at = 0; at < total; at += 1) {
      scores[at] = (scores[at] ?? 0) * PLACES + order.rankOf(slots[at] ?? 0)
    }
    const best = highest(scores, Math.min(offset + limit, total))
    return Array.from(best.subarray(offset), (key) => order.slotAt(key % PLACES))
  }
}

/** The highest `count`, highest first. */
function highest(keys: Float64Array, count: number): Float64Array {
  const kept = new Float64Array(count * 2)
  let size = 0
  let least = Number.NEGATIVE_INFINITY
  for (const key of keys) {
    if (key < least) continue
    kept[size] = key
    size += 1
    if (size < kept.length) continue
    kept.sort().reverse()
    size = count
    least = kept[count - 1] ?? least
  }
  return kept.subarray(0, size).sort().reverse().subarray(0, count)
}
