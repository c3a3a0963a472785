import { BitRow } from './bit-row.ts'
import { type BitWork, createPlainWork, STRIDE } from './bit-work.ts'
import { createWideWork } from './wide-work.ts'

const SLOTS_OF_STRIDE = STRIDE * 8
const WORDS_OF_STRIDE = STRIDE / 4
/** From here on what is quicker for many is worth what it holds, a megabyte to begin with. */
const LARGE_FROM = 4_096

/** From how many slots on it is done as for many. */
export type BitTableOptions = { readonly largeFrom?: number }

/** Rows of bits, one for each slot of the index: all as wide as there are slots, all in one memory. */
export class BitTable {
  #work: BitWork = createPlainWork()
  #words: Uint32Array = new Uint32Array(0)
  #width = 0
  #rows = 0
  #isLarge = false
  readonly #largeFrom: number
  readonly #closed: BitRow[] = []
  /** For whatever is put together and used up at once. */
  readonly spare: BitRow

  constructor({ largeFrom = LARGE_FROM }: BitTableOptions = {}) {
    this.#largeFrom = largeFrom
    this.spare = this.open()
    this.widen(1)
  }

  get words(): Uint32Array {
    return this.#words
  }

  /** Words of one row. */
  get width(): number {
    return this.#width
  }

  get slots(): number {
    return this.#width * 32
  }

  get isLarge(): boolean {
    return this.#isLarge
  }

  get work(): BitWork {
    return this.#work
  }

  /** An empty row. */
  open(): BitRow {
    const closed = this.#closed.pop()
    if (closed) {
      closed.clear()
      return closed
    }
    this.#rows += 1
    this.#words = this.#work.room(this.#rows * this.#width * 4)
    return new BitRow(this, this.#rows - 1)
  }

  /** Its next owner must not meet the one before. */
  close(row: BitRow): void {
    this.#closed.push(row)
  }

  /** Makes every row wide enough for so many slots. */
  widen(slots: number): void {
    if (slots <= this.slots) return
    const before = this.#width
    const strides = Math.ceil(slots / SLOTS_OF_STRIDE)
    const width = (before === 0 ? strides : Math.ceil(strides * 1.25)) * WORDS_OF_STRIDE
    const isLargeNow = !this.#isLarge && slots >= this.#largeFrom
    const left = this.#words
    if (isLargeNow) {
      this.#work = createWideWork()
      this.#isLarge = true
    }
    this.#words = this.#work.room(this.#rows * width * 4)
    const held = isLargeNow ? left : this.#words
    // The last row first: none comes to lie on one that has not been moved.
    for (let row = this.#rows - 1; row >= 0; row -= 1) {
      const start = row * width
      this.#words.set(held.subarray(row * before, (row + 1) * before), start)
      this.#words.fill(0, start + before, start + width)
    }
    this.#width = width
  }
}
