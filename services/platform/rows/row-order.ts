import { RowBits } from './row-bits.ts'

/** Below one row in 256, sorting the rows is faster than walking the whole order. */
const FEW = 256

type Page = {
  readonly limit: number
  readonly offset: number
  readonly direction: 'asc' | 'desc'
}

/** Rows sorted by a key, maintained as products are added, removed and changed. */
export class RowOrder {
  readonly #compare: (one: number, other: number) => number
  /** Only the first `#size` are in use. */
  #rows: Uint32Array = new Uint32Array(64)
  #size = 0

  constructor(compare: (one: number, other: number) => number) {
    this.#compare = compare
  }

  get size(): number {
    return this.#size
  }

  /**
   * Only the keys of `changed` may differ from the last call; rows outside `listed` are removed.
   */
  move(changed: readonly number[], listed: RowBits): void {
    if (changed.length === 0) return
    this.#remove(changed)
    this.#insert(changed.filter((row) => listed.has(row)).toSorted(this.#compare))
  }

  /** Rows from the first one in the range to the last one before its end. */
  between(isIn: (row: number) => boolean, isPast: (row: number) => boolean): Uint32Array {
    const rows = this.#sorted()
    return rows.subarray(firstWhere(rows, isIn), firstWhere(rows, isPast))
  }

  /** Every bit must be a row of this order. */
  page(bits: RowBits, { limit, offset, direction }: Page): readonly number[] {
    const isFew = bits.count() * FEW < this.#size
    const rows = isFew ? bits.rows().sort(this.#compare) : this.#sorted()
    const [start, step] = direction === 'asc' ? [0, 1] : [rows.length - 1, -1]
    const found: number[] = []
    let skipped = 0
    for (let at = start; at >= 0 && at < rows.length && found.length < limit; at += step) {
      const row = rows[at] ?? 0
      if (!bits.has(row)) continue
      if (skipped < offset) skipped += 1
      else found.push(row)
    }
    return found
  }

  #sorted(): Uint32Array {
    return this.#rows.subarray(0, this.#size)
  }

  #remove(changed: readonly number[]): void {
    const rows = this.#rows
    const removed = new RowBits(rows.length)
    for (const row of changed) removed.add(row)
    let left = 0
    for (let at = 0; at < this.#size; at += 1) {
      const row = rows[at] ?? 0
      if (removed.has(row)) continue
      rows[left] = row
      left += 1
    }
    this.#size = left
  }

  /** Inserts from last to first, so that each run in between moves once. */
  #insert(added: readonly number[]): void {
    let end = this.#size
    let target = end + added.length
    this.#size = target
    if (target > this.#rows.length) this.#grow(target)
    const rows = this.#rows
    for (const row of added.toReversed()) {
      const before = rows.subarray(0, end)
      const place = firstWhere(before, (other) => this.#compare(other, row) >= 0)
      target -= end - place
      rows.copyWithin(target, place, end)
      target -= 1
      rows[target] = row
      end = place
    }
  }

  #grow(size: number): void {
    const larger = new Uint32Array(Math.ceil(size * 1.25))
    larger.set(this.#rows)
    this.#rows = larger
  }
}

/** Binary search; the condition is true for a row and all that follow. */
function firstWhere(rows: Uint32Array, isThere: (row: number) => boolean): number {
  let from = 0
  let to = rows.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if (isThere(rows[middle] ?? 0)) to = middle
    else from = middle + 1
  }
  return from
}
