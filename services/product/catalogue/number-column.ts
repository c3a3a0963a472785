import type { BitRow } from './bit-row.ts'
import type { BitTable } from './bit-table.ts'
import { SlotOrder } from './slot-order.ts'
import { SlotSet } from './slot-set.ts'

export type Ends = { readonly total: number; readonly min: number; readonly max: number }

/** Numbers or moments (in milliseconds) of one attribute; only a variant's product has several. */
export class NumberColumn {
  /** The first number of each slot; NaN where there is none. */
  #first: Float64Array = new Float64Array(0)
  readonly #table: BitTable
  /** Slots that have one. */
  readonly #present: SlotSet
  readonly #more = new Map<number, readonly number[]>()
  readonly #order: SlotOrder
  readonly #moved = new Set<number>()

  constructor(table: BitTable) {
    this.#table = table
    this.#present = new SlotSet(table)
    this.#order = new SlotOrder(table, (one, other) => this.#value(one) - this.#value(other))
  }

  set(slot: number, values: readonly number[]): void {
    const [first, ...more] = values
    const before = this.#value(slot)
    if (first === undefined && Number.isNaN(before)) return
    if (slot >= this.#first.length) this.#grow(Math.max(64, Math.ceil((slot + 1) * 1.25)))
    if (more.length > 0) this.#more.set(slot, more)
    else this.#more.delete(slot)
    if (first === before) return

    this.#first[slot] = first ?? Number.NaN
    if (first === undefined) this.#present.delete(slot)
    else this.#present.add(slot)
    this.#moved.add(slot)
  }

  /** The ends are right once what was set has settled. */
  settle(): void {
    this.#order.move([...this.#moved], this.#first.length, (slot) => this.#present.has(slot))
    this.#present.slim()
    this.#moved.clear()
  }

  /** Keeps the slots with a number from `from` to `to`, both included. */
  keepBetween(from: number, to: number, bits: BitRow): void {
    const { spare } = this.#table
    this.#present.keepIn(bits)
    spare.clear()
    const before = this.#order.firstWhere((slot) => this.#value(slot) >= from)
    const end = this.#order.firstWhere((slot) => this.#value(slot) > to)
    const within = Math.max(0, end - before)
    const isMost = within * 2 > this.#present.size
    // Whichever are fewer are written down.
    if (isMost) {
      this.#order.addTo(spare, 0, before)
      this.#order.addTo(spare, end, this.#present.size)
    } else {
      this.#order.addTo(spare, before, before + within)
    }
    for (const [slot, values] of this.#more) {
      if (!values.some((value) => value >= from && value <= to)) continue
      if (isMost) spare.unset(slot)
      else spare.set(slot)
    }
    if (isMost) bits.remove(spare)
    else bits.keep(spare)
  }

  endsIn(bits: BitRow): Ends | null {
    const total = this.#present.countIn(bits)
    if (total === 0) return null
    let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    if (total * total > this.#present.size) {
      min = this.#end(bits, total, 'asc')
      max = this.#end(bits, total, 'desc')
    } else {
      this.#present.eachIn(bits, (slot) => {
        min = Math.min(min, this.#value(slot))
        max = Math.max(max, this.#value(slot))
      })
    }
    for (const [slot, values] of this.#more) {
      if (!bits.has(slot)) continue
      min = Math.min(min, ...values)
      max = Math.max(max, ...values)
    }
    return { total, min, max }
  }

  #end(bits: BitRow, total: number, direction: 'asc' | 'desc'): number {
    const [slot = 0] = this.#order.walk(bits, total, { limit: 1, offset: 0, direction })
    return this.#value(slot)
  }

  /** Reading beyond the end of an array is many times slower than asking where it is. */
  #value(slot: number): number {
    return slot < this.#first.length ? (this.#first[slot] ?? Number.NaN) : Number.NaN
  }

  #grow(room: number): void {
    const first = new Float64Array(room).fill(Number.NaN)
    first.set(this.#first)
    this.#first = first
  }
}
