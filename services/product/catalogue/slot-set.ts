import {
  addBits,
  type Bits,
  bitsFor,
  clearBit,
  countCommonBits,
  grownBits,
  hasBit,
  keepBits,
  removeBits,
  setBit,
} from './bits.ts'

const FIRST_ROOM = 4

/**
 * The products that have one value. As bits once that is the smaller form, else as an ascending list,
 * so that thousands of rare values cost no more than the products that have them.
 */
export class SlotSet {
  #size = 0
  #list: Uint32Array | null = new Uint32Array(FIRST_ROOM)
  #bits: Bits = new Uint32Array(0)

  get size(): number {
    return this.#size
  }

  has(slot: number): boolean {
    if (!this.#list) return hasBit(this.#bits, slot)
    const place = this.#placeOf(this.#list, slot)
    return place < this.#size && this.#list[place] === slot
  }

  add(slot: number): void {
    if (this.has(slot)) return
    if (this.#list) this.#insert(this.#list, slot)
    else this.#setBit(slot)
    this.#size += 1
  }

  delete(slot: number): void {
    if (!this.has(slot)) return
    this.#size -= 1
    if (!this.#list) {
      clearBit(this.#bits, slot)
      return
    }
    const place = this.#placeOf(this.#list, slot)
    this.#list.copyWithin(place, place + 1, this.#size + 1)
    this.#list[this.#size] = 0
  }

  addTo(bits: Bits): void {
    if (!this.#list) addBits(bits, this.#bits)
    else for (let at = 0; at < this.#size; at += 1) setBit(bits, this.#list[at] ?? 0)
  }

  keepIn(bits: Bits): void {
    if (!this.#list) {
      keepBits(bits, this.#bits)
      return
    }
    const kept = new Uint32Array(bits.length)
    this.addTo(kept)
    keepBits(bits, kept)
  }

  removeFrom(bits: Bits): void {
    if (!this.#list) removeBits(bits, this.#bits)
    else for (let at = 0; at < this.#size; at += 1) clearBit(bits, this.#list[at] ?? 0)
  }

  countIn(bits: Bits): number {
    if (!this.#list) return countCommonBits(bits, this.#bits)
    let total = 0
    for (let at = 0; at < this.#size; at += 1) if (hasBit(bits, this.#list[at] ?? 0)) total += 1
    return total
  }

  #insert(list: Uint32Array, slot: number): void {
    const last = Math.max(slot, this.#size === 0 ? 0 : (list[this.#size - 1] ?? 0))
    if (this.#size >= FIRST_ROOM && this.#size * 32 > last) {
      this.#bits = bitsFor(last + 1)
      this.addTo(this.#bits)
      this.#list = null
      this.#setBit(slot)
      return
    }
    let room = list
    if (this.#size === list.length) {
      room = new Uint32Array(list.length * 2)
      room.set(list)
      this.#list = room
    }
    const place = this.#placeOf(room, slot)
    room.copyWithin(place + 1, place, this.#size)
    room[place] = slot
  }

  #setBit(slot: number): void {
    if (slot >= this.#bits.length * 32) {
      this.#bits = grownBits(this.#bits, Math.ceil((slot + 1) * 1.25))
    }
    setBit(this.#bits, slot)
  }

  /** Where the slot stands, or would stand. */
  #placeOf(list: Uint32Array, slot: number): number {
    let from = 0
    let to = this.#size
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((list[middle] ?? 0) < slot) from = middle + 1
      else to = middle
    }
    return from
  }
}
