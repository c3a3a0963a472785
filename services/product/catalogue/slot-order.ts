import { type Bits, hasBit, slotsIn } from './bits.ts'

const NOWHERE = 0xffffffff
/** A page out of fewer products than one in so many is sorted by itself; else the order is walked. */
const SPARSE = 32

export type Page = {
  readonly limit: number
  readonly offset: number
  readonly direction: 'asc' | 'desc'
}

/** Slots in the order of some key, kept sorted while products come, go and change. */
export class SlotOrder {
  readonly #compare: (one: number, other: number) => number
  #slots: Uint32Array = new Uint32Array(0)
  #spare: Uint32Array = new Uint32Array(0)
  #size = 0
  #ranks: Uint32Array = new Uint32Array(0)

  constructor(compare: (one: number, other: number) => number) {
    this.#compare = compare
  }

  /**
   * Takes the slots out of their places and puts those that stay into new ones. Only theirs are the
   * keys that changed since the last time; everything else is moved in whole runs.
   */
  move(changed: readonly number[], room: number, stays: (slot: number) => boolean): void {
    if (changed.length === 0) return
    this.#grow(room)
    const left = changed
      .map((slot) => this.#ranks[slot] ?? NOWHERE)
      .filter((rank) => rank !== NOWHERE)
      .toSorted((one, other) => one - other)
    for (const slot of changed) this.#ranks[slot] = NOWHERE
    this.#takeOut(left)
    const first = this.#putIn(changed.filter(stays).toSorted(this.#compare))
    for (let rank = Math.min(first, left[0] ?? first); rank < this.#size; rank += 1) {
      this.#ranks[this.#slots[rank] ?? 0] = rank
    }
  }

  /** `total` is how many bits are set. */
  page(bits: Bits, total: number, { limit, offset, direction }: Page): readonly number[] {
    const wanted = Math.min(limit, total - offset)
    if (wanted <= 0) return []
    if (total * SPARSE < this.#size) {
      const ranks = slotsIn(bits, total).map((slot) => this.#ranks[slot] ?? NOWHERE)
      ranks.sort()
      if (direction === 'desc') ranks.reverse()
      return Array.from(ranks.subarray(offset, offset + wanted), (rank) => this.#slots[rank] ?? 0)
    }
    return this.#walk(bits, { wanted, offset, step: direction === 'asc' ? 1 : -1 })
  }

  #walk(
    bits: Bits,
    { wanted, offset, step }: { wanted: number; offset: number; step: 1 | -1 },
  ): readonly number[] {
    const found: number[] = []
    let toPass = offset
    let rank = step === 1 ? 0 : this.#size - 1
    for (let left = this.#size; left > 0 && found.length < wanted; left -= 1, rank += step) {
      const slot = this.#slots[rank] ?? 0
      if (!hasBit(bits, slot)) continue
      if (toPass > 0) toPass -= 1
      else found.push(slot)
    }
    return found
  }

  /** Each run between two ranks, which ascend, moves once. */
  #takeOut(ranks: readonly number[]): void {
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
    // From the last to the first: each run between two new slots moves once, to its final place.
    for (const slot of added.toReversed()) {
      const place = this.#placeOf(slot, end)
      target -= end - place
      this.#spare.set(this.#slots.subarray(place, end), target)
      target -= 1
      this.#spare[target] = slot
      end = place
      first = place
    }
    this.#size += added.length
    const before = this.#slots
    this.#slots = this.#spare
    this.#spare = before
    return first
  }

  #placeOf(slot: number, end: number): number {
    let from = 0
    let to = end
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.#compare(this.#slots[middle] ?? 0, slot) < 0) from = middle + 1
      else to = middle
    }
    return from
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
