import { RowBits } from './row-bits.ts'

/** Below one row in 64, a list takes less memory than bits. */
const SPARSE = 64
/** A short list is never converted to bits. */
const SHORT = 8

/**
 * Rows that share one value: bits when there are many, otherwise an ascending list, so that rare
 * words and values cost little memory.
 */
export class RowSet {
  #size = 0
  #list: Uint32Array = new Uint32Array(2)
  /** Replaces the list. */
  #bits: RowBits | null = null

  /** Creates a set from rows in any order, with duplicates. */
  static of(rows: readonly number[]): RowSet {
    const set = new RowSet()
    const sorted = Uint32Array.from(rows).sort()
    set.#list = sorted.filter((row, at) => row !== sorted[at - 1])
    set.#size = set.#list.length
    return set
  }

  get size(): number {
    return this.#size
  }

  has(row: number): boolean {
    if (this.#bits) return this.#bits.has(row)
    const place = this.#placeOf(row)
    return place < this.#size && this.#list[place] === row
  }

  add(row: number): void {
    if (this.has(row)) return
    if (this.#bits) {
      // A value common among the first products may be rare among all.
      if (row >= this.#bits.capacity && this.#size * SPARSE * 2 < row) this.#toList()
    } else {
      const last = Math.max(row, this.#list[this.#size - 1] ?? 0)
      if (this.#size >= SHORT && this.#size * SPARSE > last) this.#toBits()
    }
    if (this.#bits) this.#bits.add(row)
    else this.#insert(row)
    this.#size += 1
  }

  delete(row: number): void {
    if (!this.has(row)) return
    this.#size -= 1
    if (this.#bits) {
      this.#bits.delete(row)
      return
    }
    const place = this.#placeOf(row)
    this.#list.copyWithin(place, place + 1, this.#size + 1)
  }

  /** Ascending. */
  rows(): Uint32Array {
    return this.#bits ? this.#bits.rows() : this.#list.subarray(0, this.#size)
  }

  addTo(bits: RowBits): void {
    if (this.#bits) bits.or(this.#bits)
    else for (let at = 0; at < this.#size; at += 1) bits.add(this.#list[at] ?? 0)
  }

  keepIn(bits: RowBits): void {
    bits.and(this.#bits ?? this.#asBits())
  }

  removeFrom(bits: RowBits): void {
    if (this.#bits) bits.andNot(this.#bits)
    else for (let at = 0; at < this.#size; at += 1) bits.delete(this.#list[at] ?? 0)
  }

  countIn(bits: RowBits): number {
    if (this.#bits) return bits.countCommon(this.#bits)
    let total = 0
    for (let at = 0; at < this.#size; at += 1) if (bits.has(this.#list[at] ?? 0)) total += 1
    return total
  }

  hasAnyIn(bits: RowBits): boolean {
    if (this.#bits) return bits.hasCommon(this.#bits)
    for (let at = 0; at < this.#size; at += 1) if (bits.has(this.#list[at] ?? 0)) return true
    return false
  }

  #asBits(): RowBits {
    const bits = new RowBits()
    this.addTo(bits)
    return bits
  }

  #toBits(): void {
    this.#bits = this.#asBits()
    this.#list = new Uint32Array(0)
  }

  #toList(): void {
    this.#list = this.rows()
    this.#bits = null
  }

  #insert(row: number): void {
    if (this.#size === this.#list.length) {
      const larger = new Uint32Array(Math.ceil(this.#size * 1.25) + 2)
      larger.set(this.#list)
      this.#list = larger
    }
    const place = this.#placeOf(row)
    this.#list.copyWithin(place + 1, place, this.#size)
    this.#list[place] = row
  }

  /** Position of the row in the list, or where it would be inserted. */
  #placeOf(row: number): number {
    let from = 0
    let to = this.#size
    if (to === 0 || (this.#list[to - 1] ?? 0) < row) return to
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((this.#list[middle] ?? 0) < row) from = middle + 1
      else to = middle
    }
    return from
  }
}
