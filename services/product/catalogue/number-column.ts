import { type Bits, bitsFor, setBit } from './bits.ts'

export type Ends = { readonly total: number; readonly min: number; readonly max: number }

/** Numbers or moments (in milliseconds) of one attribute; only a variant's product has several. */
export class NumberColumn {
  /** The first number of each slot; NaN where there is none. */
  #first = new Float64Array(0)
  /** Slots that have one. */
  #size = 0
  readonly #more = new Map<number, readonly number[]>()

  set(slot: number, values: readonly number[]): void {
    const [first, ...more] = values
    if (first === undefined && this.#size === 0) return
    if (slot >= this.#first.length) {
      if (first === undefined) return
      const room = new Float64Array(Math.max(64, Math.ceil(slot * 1.25))).fill(Number.NaN)
      room.set(this.#first)
      this.#first = room
    }
    this.#size += (first === undefined ? 0 : 1) - (Number.isNaN(this.#first[slot]) ? 0 : 1)
    this.#first[slot] = first ?? Number.NaN
    if (more.length > 0) this.#more.set(slot, more)
    else this.#more.delete(slot)
  }

  /** Slots with a number from `from` to `to`, both included. */
  between(from: number, to: number, slots: number): Bits {
    const found = bitsFor(slots)
    const end = Math.min(slots, this.#first.length)
    for (let slot = 0; slot < end; slot += 1) {
      const value = this.#first[slot] ?? Number.NaN
      if (value >= from && value <= to) setBit(found, slot)
    }
    for (const [slot, values] of this.#more) {
      if (values.some((value) => value >= from && value <= to)) setBit(found, slot)
    }
    return found
  }

  endsOf(slots: Uint32Array): Ends | null {
    if (this.#size === 0) return null
    const first = this.#first
    let total = 0
    let min = Number.POSITIVE_INFINITY
    let max = Number.NEGATIVE_INFINITY
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0
      // Reading beyond the end would be many times slower than this question.
      if (slot >= first.length) continue
      const value = first[slot] ?? Number.NaN
      // No comparison is true of NaN.
      if (!Number.isNaN(value)) total += 1
      if (value < min) min = value
      if (value > max) max = value
    }
    if (this.#more.size > 0) {
      for (const slot of slots) {
        for (const value of this.#more.get(slot) ?? []) {
          min = Math.min(min, value)
          max = Math.max(max, value)
        }
      }
    }
    return total === 0 ? null : { total, min, max }
  }
}
