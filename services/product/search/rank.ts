import type { Matches } from './match.ts'

export type Ranker = (matches: Matches, ids: readonly number[]) => number[]

/** Best first, of equals the highest id. Scores take few values, so they are dealt out, not compared. */
export function createRanker(): Ranker {
  /** By score: how many there are, then where the next of them goes. */
  let places = new Uint32Array(0)

  return ({ slots, scores }, ids) => {
    let highest = 0
    for (const score of scores) if (score > highest) highest = score
    if (highest >= places.length) places = new Uint32Array(highest + 1)

    const values: number[] = []
    for (const score of scores) {
      if (places[score] === 0) values.push(score)
      places[score] = (places[score] ?? 0) + 1
    }
    values.sort((left, right) => right - left)
    const starts: number[] = []
    let start = 0
    for (const value of values) {
      starts.push(start)
      start += places[value] ?? 0
      places[value] = starts.at(-1) ?? 0
    }

    const order = new Array<number>(slots.length).fill(0)
    for (let at = 0; at < slots.length; at += 1) {
      const score = scores[at] ?? 0
      const place = places[score] ?? 0
      order[place] = ids[slots[at] ?? 0] ?? 0
      places[score] = place + 1
    }
    for (const value of values) places[value] = 0
    starts.push(order.length)
    for (let pile = 0; pile < values.length; pile += 1) {
      putInOrder(order, starts[pile] ?? 0, starts[pile + 1] ?? 0)
    }
    return order
  }
}

/** They are, mostly: only a slot that was given to another text breaks the order of the ids. */
function putInOrder(order: number[], start: number, end: number): void {
  let at = start + 1
  while (at < end && (order[at - 1] ?? 0) > (order[at] ?? 0)) at += 1
  if (at >= end) return
  const sorted = order.slice(start, end).sort((left, right) => right - left)
  for (const [offset, id] of sorted.entries()) order[start + offset] = id
}
