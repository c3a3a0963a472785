import { RowBits } from './row-bits.ts'

type Page = {
  readonly limit: number
  readonly offset: number
  readonly direction: 'asc' | 'desc'
}

/** Rows sorted by a key, kept sorted while products are added, removed and changed. */
export class RowOrder {
  readonly #compare: (one: number, other: number) => number
  #rows: Uint32Array = new Uint32Array(0)

  constructor(compare: (one: number, other: number) => number) {
    this.#compare = compare
  }

  get size(): number {
    return this.#rows.length
  }

  /** Only the keys of `changed` may differ from the last time; those not in `listed` are removed. */
  move(changed: readonly number[], listed: RowBits): void {
    if (changed.length === 0) return
    const others = this.#without(changed)
    const added = changed.filter((row) => listed.has(row)).toSorted(this.#compare)
    const rows = new Uint32Array(others.length + added.length)
    let taken = 0
    for (const [at, row] of added.entries()) {
      const place = firstWhere(others, (other) => this.#compare(other, row) >= 0)
      rows.set(others.subarray(taken, place), taken + at)
      rows[place + at] = row
      taken = place
    }
    rows.set(others.subarray(taken), taken + added.length)
    this.#rows = rows
  }

  /** From the first row that is in the range to the one before the first that is past it. */
  between(isIn: (row: number) => boolean, isPast: (row: number) => boolean): Uint32Array {
    return this.#rows.subarray(firstWhere(this.#rows, isIn), firstWhere(this.#rows, isPast))
  }

  /** Every bit is a row of this order. */
  page(bits: RowBits, { limit, offset, direction }: Page): readonly number[] {
    const rows = this.#rows
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

  #without(changed: readonly number[]): Uint32Array {
    const removed = new RowBits(this.#rows.length)
    for (const row of changed) removed.add(row)
    const left = new Uint32Array(this.#rows.length)
    let size = 0
    for (let at = 0; at < left.length; at += 1) {
      const row = this.#rows[at] ?? 0
      if (removed.has(row)) continue
      left[size] = row
      size += 1
    }
    return left.subarray(0, size)
  }
}

/** It is true of the row at this place and of all that follow. */
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
