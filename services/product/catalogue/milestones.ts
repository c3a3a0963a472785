import type { BitRow } from './bit-row.ts'
import type { BitTable } from './bit-table.ts'

const COUNT = 64
/** Milestones are set anew once an order has grown or shrunk by so much. */
const UNEVEN = 1.25

type Milestone = { readonly before: BitRow; end: number }

/** Part of an order: from one rank up to another, with so many wanted slots before it and in it. */
export type Stretch = {
  readonly from: number
  readonly to: number
  readonly passed: number
  readonly held: number
}

/**
 * Along an order the slots that come before each of some ranks, as bits: how many wanted ones come
 * before is counted at once, so nothing has to be walked but the stretch that holds what is sought.
 */
export class Milestones {
  readonly #table: BitTable
  #all: Milestone[] = []
  #sizeThen = 0

  constructor(table: BitTable) {
    this.#table = table
  }

  /** What stands at these ranks, which ascend, leaves the order. */
  takeOut(ranks: readonly number[], slots: Uint32Array): void {
    for (const milestone of this.#all) {
      const count = countBelow(ranks, milestone.end)
      for (let at = 0; at < count; at += 1) milestone.before.unset(slots[ranks[at] ?? 0] ?? 0)
      milestone.end -= count
    }
  }

  /** Slots come in, each in front of the one that has its place now; places ascend. */
  putIn(slots: readonly number[], places: readonly number[]): void {
    for (const milestone of this.#all) {
      const count = countBelow(places, milestone.end)
      for (let at = 0; at < count; at += 1) milestone.before.set(slots[at] ?? 0)
      milestone.end += count
    }
  }

  settle(slots: Uint32Array, size: number): void {
    const isUneven = size > this.#sizeThen * UNEVEN || size * UNEVEN < this.#sizeThen
    if (!isUneven) return
    for (const { before } of this.#all) this.#table.close(before)
    this.#all = []
    this.#sizeThen = size
    if (!this.#table.isLarge || size < COUNT) return
    for (let number = 1; number < COUNT; number += 1) {
      const before = this.#table.open()
      const last = this.#all.at(-1)
      if (last) before.copy(last.before)
      const end = Math.floor((size * number) / COUNT)
      for (let rank = last?.end ?? 0; rank < end; rank += 1) before.set(slots[rank] ?? 0)
      this.#all.push({ before, end })
    }
  }

  /** Which part of the order is walked before the first wanted slot is met, at a guess. */
  wayTo(share: number): number {
    return this.#all.length === 0 ? share : Math.min(share, 1 / COUNT)
  }

  /** Where the wanted slot lies that has so many wanted ones before it. */
  stretch(bits: BitRow, index: number, { total, size }: { total: number; size: number }): Stretch {
    let [low, passed] = [0, 0]
    let [high, reached] = [this.#all.length, total]
    // Mostly it lies close to one of the ends.
    let probe: number | null = index * 2 < total ? 0 : high - 1
    while (low < high) {
      const middle: number = probe ?? (low + high) >>> 1
      probe = null
      const milestone = this.#all[middle]
      if (!milestone) break
      const count = bits.countCommon(milestone.before)
      if (count <= index) [low, passed] = [middle + 1, count]
      else [high, reached] = [middle, count]
    }
    return {
      from: this.#all[low - 1]?.end ?? 0,
      to: this.#all[low]?.end ?? size,
      passed,
      held: reached - passed,
    }
  }
}

function countBelow(numbers: readonly number[], limit: number): number {
  let from = 0
  let to = numbers.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((numbers[middle] ?? 0) < limit) from = middle + 1
    else to = middle
  }
  return from
}
