import type { Matches } from './match.ts'

/** Best first, of equals the highest id. Scores take few values, so they are dealt out, not compared. */
export function ranked({ slots, scores }: Matches, ids: readonly number[]): number[] {
  const counts = new Map<number, number>()
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1)
  const piles = new Map<number, Pile>()
  let start = 0
  for (const [score, count] of [...counts].sort(([left], [right]) => right - left)) {
    piles.set(score, { start, end: start, isInOrder: true })
    start += count
  }

  const order = new Array<number>(slots.length).fill(0)
  for (let at = 0; at < slots.length; at += 1) {
    const pile = piles.get(scores[at] ?? 0)
    const id = ids[slots[at] ?? 0] ?? 0
    if (!pile) continue
    if (pile.end > pile.start && (order[pile.end - 1] ?? 0) < id) pile.isInOrder = false
    order[pile.end] = id
    pile.end += 1
  }
  // A slot that was given to another text breaks the order of its ids.
  for (const { start: from, end, isInOrder } of piles.values()) {
    if (isInOrder) continue
    const sorted = order.slice(from, end).sort((left, right) => right - left)
    for (let at = from; at < end; at += 1) order[at] = sorted[at - from] ?? 0
  }
  return order
}

type Pile = { readonly start: number; end: number; isInOrder: boolean }
