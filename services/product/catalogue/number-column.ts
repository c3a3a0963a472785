import { type Bits, bitsFor, clearBit, countCommonBits, grownBits, hasBit, setBit } from './bits.ts'
import { SlotOrder } from './slot-order.ts'

export type Ends = { readonly total: number; readonly min: number; readonly max: number }

/** Of fewer slots than one in so many the numbers are looked at one by one. */
const SPARSE = 8

/** Numbers or moments (in milliseconds) of one attribute; only a variant's product has several. */
export class NumberColumn {
  /** The first number of each slot; NaN where there is none. */
  #first: Float64Array = new Float64Array(0)
  /** Slots that have one. */
  #present: Bits = bitsFor(0)
  #size = 0
  readonly #more = new Map<number, readonly number[]>()
  readonly #order = new SlotOrder((one, other) => this.#value(one) - this.#value(other))
  readonly #moved = new Set<number>()

  set(slot: number, values: readonly number[]): void {
    const [first, ...more] = values
    const before = this.#value(slot)
    if (first === undefined && Number.isNaN(before)) return
    if (slot >= this.#first.length) this.#grow(Math.max(64, Math.ceil((slot + 1) * 1.25)))
    if (more.length > 0) this.#more.set(slot, more)
    else this.#more.delete(slot)
    if (first === before) return

    this.#first[slot] = first ?? Number.NaN
    this.#size += (first === undefined ? 0 : 1) - (Number.isNaN(before) ? 0 : 1)
    if (first === undefined) clearBit(this.#present, slot)
    else setBit(this.#present, slot)
    this.#moved.add(slot)
  }

  /** The ends are right once what was set has settled. */
  settle(): void {
    this.#order.move([...this.#moved], this.#first.length, (slot) => hasBit(this.#present, slot))
    this.#moved.clear()
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

  endsIn(bits: Bits, slotsOf: () => Uint32Array): Ends | null {
    const total = this.#size === 0 ? 0 : countCommonBits(bits, this.#present)
    if (total === 0) return null
    const [least, most] =
      total * SPARSE < this.#size ? this.#endsOf(slotsOf()) : this.#endsInOrder(bits, total)
    let [min, max] = [least, most]
    for (const [slot, values] of this.#more) {
      if (!hasBit(bits, slot)) continue
      min = Math.min(min, ...values)
      max = Math.max(max, ...values)
    }
    return { total, min, max }
  }

  #endsOf(slots: Uint32Array): readonly [number, number] {
    let min = Number.POSITIVE_INFINITY
    let max = Number.NEGATIVE_INFINITY
    for (const slot of slots) {
      const value = this.#value(slot)
      // No comparison is true of NaN.
      if (value < min) min = value
      if (value > max) max = value
    }
    return [min, max]
  }

  /** The first and the last that is met from either end is soon found where there are many. */
  #endsInOrder(bits: Bits, total: number): readonly [number, number] {
    const end = (direction: 'asc' | 'desc') => {
      const [slot = 0] = this.#order.page(bits, total, { limit: 1, offset: 0, direction })
      return this.#value(slot)
    }
    return [end('asc'), end('desc')]
  }

  /** Reading beyond the end of an array is many times slower than asking where it is. */
  #value(slot: number): number {
    return slot < this.#first.length ? (this.#first[slot] ?? Number.NaN) : Number.NaN
  }

  #grow(room: number): void {
    const first = new Float64Array(room).fill(Number.NaN)
    first.set(this.#first)
    this.#first = first
    this.#present = grownBits(this.#present, room)
  }
}
