import type { BitTable } from './bit-table.ts'

/** One bit for each slot. */
export class BitRow {
  readonly #table: BitTable
  readonly #row: number

  constructor(table: BitTable, row: number) {
    this.#table = table
    this.#row = row
  }

  has(slot: number): boolean {
    const { words, width } = this.#table
    const word = slot >>> 5
    return word < width && ((words[this.#row * width + word] ?? 0) & (1 << (slot & 31))) !== 0
  }

  set(slot: number): void {
    const { words, width } = this.#roomFor(slot)
    const word = this.#row * width + (slot >>> 5)
    words[word] = (words[word] ?? 0) | (1 << (slot & 31))
  }

  unset(slot: number): void {
    const { words, width } = this.#roomFor(slot)
    const word = this.#row * width + (slot >>> 5)
    words[word] = (words[word] ?? 0) & ~(1 << (slot & 31))
  }

  clear(): void {
    const { words, width } = this.#table
    words.fill(0, this.#row * width, (this.#row + 1) * width)
  }

  copy(other: BitRow): void {
    const { words, width } = this.#table
    words.copyWithin(this.#row * width, other.#row * width, (other.#row + 1) * width)
  }

  keep(other: BitRow): void {
    const { work, width } = this.#table
    const bytes = width * 4
    work.keep(this.#row * bytes, other.#row * bytes, bytes)
  }

  remove(other: BitRow): void {
    const { work, width } = this.#table
    const bytes = width * 4
    work.remove(this.#row * bytes, other.#row * bytes, bytes)
  }

  add(other: BitRow): void {
    const { work, width } = this.#table
    const bytes = width * 4
    work.add(this.#row * bytes, other.#row * bytes, bytes)
  }

  countCommon(other: BitRow): number {
    const { work, width } = this.#table
    const bytes = width * 4
    return work.countCommon(this.#row * bytes, other.#row * bytes, bytes)
  }

  count(): number {
    return this.countCommon(this)
  }

  /** The slots that have their bit here and in the other row, ascending. */
  eachCommon(other: BitRow, visit: (slot: number) => void): void {
    const { words, width } = this.#table
    const start = this.#row * width
    const otherStart = other.#row * width
    for (let word = 0; word < width; word += 1) {
      let left = (words[start + word] ?? 0) & (words[otherStart + word] ?? 0)
      for (; left !== 0; left &= left - 1) visit(word * 32 + (31 - Math.clz32(left & -left)))
    }
  }

  /** All slots that have their bit, ascending; `total` is how many they are. */
  slots(total: number): Uint32Array {
    const slots = new Uint32Array(total)
    let found = 0
    this.eachCommon(this, (slot) => {
      slots[found] = slot
      found += 1
    })
    return slots
  }

  #roomFor(slot: number): BitTable {
    if (slot >= this.#table.slots) this.#table.widen(slot + 1)
    return this.#table
  }
}
