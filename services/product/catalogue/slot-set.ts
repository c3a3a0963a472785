import type { BitRow } from './bit-row.ts'
import type { BitTable } from './bit-table.ts'

const NO_SLOTS = new Uint32Array(0)
/** A list of one slot in so many takes twice as much memory as bits, but no longer to count. */
const SPARSE = 64
/** A few are never worth a row of bits. */
const FEW = 4
const FIRST_ROOM = 2

/** What can be looked for among the slots, however it is kept. */
export type SomeSlots = {
  readonly size: number
  addTo(bits: BitRow): void
  /** Those of the slots whose bit is set. */
  eachIn(bits: BitRow, visit: (slot: number) => void): void
}

/**
 * The products that have one value. As bits where there are many, else as an ascending list, so that
 * thousands of rare values cost no more than the products that have them.
 */
export class SlotSet implements SomeSlots {
  readonly #table: BitTable
  #size = 0
  #list: Uint32Array = NO_SLOTS
  /** In the place of the list. */
  #bits: BitRow | null = null

  constructor(table: BitTable) {
    this.#table = table
  }

  get size(): number {
    return this.#size
  }

  has(slot: number): boolean {
    if (this.#bits) return this.#bits.has(slot)
    const place = this.#placeOf(slot)
    return place < this.#size && this.#list[place] === slot
  }

  add(slot: number): void {
    if (this.has(slot)) return
    if (this.#bits) this.#bits.set(slot)
    else this.#insert(slot)
    this.#size += 1
  }

  delete(slot: number): void {
    if (!this.has(slot)) return
    this.#size -= 1
    if (this.#bits) {
      this.#bits.unset(slot)
      return
    }
    const place = this.#placeOf(slot)
    this.#list.copyWithin(place, place + 1, this.#size + 1)
  }

  /** Gives back what it holds; it is not to be asked again. */
  drop(): void {
    if (this.#bits) this.#table.close(this.#bits)
    this.#bits = null
    this.#list = NO_SLOTS
    this.#size = 0
  }

  addTo(bits: BitRow): void {
    if (this.#bits) bits.add(this.#bits)
    else for (let at = 0; at < this.#size; at += 1) bits.set(this.#list[at] ?? 0)
  }

  keepIn(bits: BitRow): void {
    if (this.#bits) {
      bits.keep(this.#bits)
      return
    }
    const { spare } = this.#table
    spare.clear()
    this.addTo(spare)
    bits.keep(spare)
  }

  removeFrom(bits: BitRow): void {
    if (this.#bits) bits.remove(this.#bits)
    else for (let at = 0; at < this.#size; at += 1) bits.unset(this.#list[at] ?? 0)
  }

  countIn(bits: BitRow): number {
    if (this.#bits) return bits.countCommon(this.#bits)
    let total = 0
    for (let at = 0; at < this.#size; at += 1) if (bits.has(this.#list[at] ?? 0)) total += 1
    return total
  }

  eachIn(bits: BitRow, visit: (slot: number) => void): void {
    if (this.#bits) {
      bits.eachCommon(this.#bits, visit)
      return
    }
    for (let at = 0; at < this.#size; at += 1) {
      const slot = this.#list[at] ?? 0
      if (bits.has(slot)) visit(slot)
    }
  }

  /** Bits of a table that grew may have become the larger form by far. */
  slim(): void {
    if (!this.#bits || this.#size * SPARSE * 2 > this.#table.slots) return
    const bits = this.#bits
    this.#list = bits.slots(this.#size)
    this.#bits = null
    this.#table.close(bits)
  }

  #insert(slot: number): void {
    if (this.#size >= FEW && this.#size * SPARSE > this.#table.slots) {
      const bits = this.#table.open()
      this.addTo(bits)
      bits.set(slot)
      this.#list = NO_SLOTS
      this.#bits = bits
      return
    }
    if (this.#size === this.#list.length) {
      const room = new Uint32Array(this.#size + (this.#size >>> 2) + FIRST_ROOM)
      room.set(this.#list)
      this.#list = room
    }
    const place = this.#placeOf(slot)
    this.#list.copyWithin(place + 1, place, this.#size)
    this.#list[place] = slot
  }

  /** Where the slot stands, or would stand. */
  #placeOf(slot: number): number {
    let from = 0
    let to = this.#size
    // What is put in mostly comes in order.
    if (to === 0 || (this.#list[to - 1] ?? 0) < slot) return to
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((this.#list[middle] ?? 0) < slot) from = middle + 1
      else to = middle
    }
    return from
  }
}
