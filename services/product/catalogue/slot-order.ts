import type { BitRow } from './bit-row.ts'
import type { BitTable } from './bit-table.ts'
import { Milestones } from './milestones.ts'

const NOWHERE = 0xffffffff
/** Sorting takes so many times as long, for each product, as passing it by. */
const COST_OF_SORTING = 20

export type Page = {
  readonly limit: number
  readonly offset: number
  readonly direction: 'asc' | 'desc'
}

type Walk = {
  readonly bits: BitRow
  readonly total: number
  readonly wanted: number
  readonly found: number[]
  readonly index: number
  readonly direction: 'asc' | 'desc'
}

/** Slots in the order of some key, kept sorted while products come, go and change. */
export class SlotOrder {
  readonly #compare: (one: number, other: number) => number
  #slots: Uint32Array = new Uint32Array(0)
  #spare: Uint32Array = new Uint32Array(0)
  #size = 0
  #ranks: Uint32Array = new Uint32Array(0)
  readonly #milestones: Milestones

  constructor(table: BitTable, compare: (one: number, other: number) => number) {
    this.#compare = compare
    this.#milestones = new Milestones(table)
  }

  /**
   * Takes the slots out of their places and puts those that stay into new ones. Only theirs are the
   * keys that changed since the last time; everything else is moved in whole runs.
   */
  move(changed: readonly number[], room: number, stays: (slot: number) => boolean): void {
    if (changed.length === 0) return
    this.#grow(room)
    const left = changed
      .map((slot) => this.rankOf(slot))
      .filter((rank) => rank !== NOWHERE)
      .toSorted((one, other) => one - other)
    for (const slot of changed) this.#ranks[slot] = NOWHERE
    this.#takeOut(left)
    const first = this.#putIn(changed.filter(stays).toSorted(this.#compare))
    for (let rank = Math.min(first, left[0] ?? first); rank < this.#size; rank += 1) {
      this.#ranks[this.#slots[rank] ?? 0] = rank
    }
    this.#milestones.settle(this.#slots, this.#size)
  }

  rankOf(slot: number): number {
    return this.#ranks[slot] ?? NOWHERE
  }

  slotAt(rank: number): number {
    return this.#slots[rank] ?? 0
  }

  /** `total` is how many bits are set. */
  page(bits: BitRow, total: number, page: Page): readonly number[] {
    const { limit, offset, direction } = page
    const wanted = Math.min(limit, total - offset)
    if (wanted <= 0) return []
    // What is sought lies all over the order: so far must it be walked to have met enough.
    const way = (wanted / total + this.#milestones.wayTo(offset / total)) * this.#size
    if (total * COST_OF_SORTING < way) {
      const ranks = bits.slots(total).map((slot) => this.rankOf(slot))
      ranks.sort()
      if (direction === 'desc') ranks.reverse()
      return Array.from(ranks.subarray(offset, offset + wanted), (rank) => this.slotAt(rank))
    }
    return this.walk(bits, total, page)
  }

  /** As above, and bits may be set that do not stand in the order; `total` is how many of them do. */
  walk(bits: BitRow, total: number, { limit, offset, direction }: Page): readonly number[] {
    const wanted = Math.min(limit, total - offset)
    const found: number[] = []
    while (found.length < wanted) {
      const before = found.length
      this.#walkOn({ bits, total, wanted, found, index: offset + before, direction })
      if (found.length === before) throw new Error('More was counted than stands in the order')
    }
    return found
  }

  /** How many come before the first of which it is true, and of all that follow. */
  firstWhere(isThere: (slot: number) => boolean, end = this.#size): number {
    let from = 0
    let to = end
    while (from < to) {
      const middle = (from + to) >>> 1
      if (isThere(this.#slots[middle] ?? 0)) to = middle
      else from = middle + 1
    }
    return from
  }

  addTo(bits: BitRow, from: number, to: number): void {
    for (let rank = from; rank < to; rank += 1) bits.set(this.#slots[rank] ?? 0)
  }

  /** Through the stretch that holds the one with this index, from there on. */
  #walkOn({ bits, total, wanted, found, index, direction }: Walk): void {
    const isUp = direction === 'asc'
    const at = isUp ? index : total - 1 - index
    const stretch = this.#milestones.stretch(bits, at, { total, size: this.#size })
    let toPass = isUp ? at - stretch.passed : stretch.passed + stretch.held - 1 - at
    let rank = isUp ? stretch.from : stretch.to - 1
    const step = isUp ? 1 : -1
    for (let left = stretch.to - stretch.from; left > 0; left -= 1, rank += step) {
      const slot = this.#slots[rank] ?? 0
      if (!bits.has(slot)) continue
      if (toPass > 0) toPass -= 1
      else if (found.push(slot) === wanted) return
    }
  }

  /** Each run between two ranks, which ascend, moves once. */
  #takeOut(ranks: readonly number[]): void {
    this.#milestones.takeOut(ranks, this.#slots)
    let target = ranks[0] ?? 0
    for (const [at, rank] of ranks.entries()) {
      const end = ranks[at + 1] ?? this.#size
      this.#slots.copyWithin(target, rank + 1, end)
      target += end - rank - 1
    }
    this.#size -= ranks.length
  }

  /** Answers the first rank that is another slot's now. */
  #putIn(added: readonly number[]): number {
    let target = this.#size + added.length
    let end = this.#size
    this.#spare.set(this.#slots.subarray(0, end))
    let first = end
    const places: number[] = []
    // From the last to the first: each run between two new slots moves once, to its final place.
    for (const slot of added.toReversed()) {
      const place = this.firstWhere((other) => this.#compare(other, slot) >= 0, end)
      target -= end - place
      this.#spare.set(this.#slots.subarray(place, end), target)
      target -= 1
      this.#spare[target] = slot
      end = place
      first = place
      places.push(place)
    }
    this.#milestones.putIn(added, places.reverse())
    this.#size += added.length
    const before = this.#slots
    this.#slots = this.#spare
    this.#spare = before
    return first
  }

  #grow(room: number): void {
    if (room <= this.#ranks.length) return
    const length = Math.max(64, Math.ceil(room * 1.25))
    this.#slots = grown(this.#slots, length, 0)
    this.#spare = new Uint32Array(length)
    this.#ranks = grown(this.#ranks, length, NOWHERE)
  }
}

function grown(values: Uint32Array, length: number, filler: number): Uint32Array {
  const room = new Uint32Array(length).fill(filler, values.length)
  room.set(values)
  return room
}
