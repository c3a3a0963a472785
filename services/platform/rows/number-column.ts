import { RowBits } from './row-bits.ts'
import { RowOrder } from './row-order.ts'

export type Ends = { readonly total: number; readonly min: number; readonly max: number }

/** Numbers, or times in milliseconds, of one attribute by row. */
export class NumberColumn {
  /** First number of each row; NaN without one. */
  #first = new Float64Array(0)
  /** Other numbers of products whose variants have their own, which is rare. */
  readonly #others = new Map<number, readonly number[]>()
  readonly #present = new RowBits()
  readonly #order = new RowOrder((one, other) => this.#value(one) - this.#value(other))
  readonly #unsorted = new Set<number>()

  set(row: number, [first = Number.NaN, ...others]: readonly number[]): void {
    if (others.length > 0) this.#others.set(row, others)
    else this.#others.delete(row)
    if (Object.is(first, this.#value(row))) return
    if (row >= this.#first.length) this.#grow(row + 1)
    this.#first[row] = first
    if (Number.isNaN(first)) this.#present.delete(row)
    else this.#present.add(row)
    this.#unsorted.add(row)
  }

  sort(): void {
    this.#order.move([...this.#unsorted], this.#present)
    this.#unsorted.clear()
  }

  /** Keeps the rows with a number from `from` to `to`, inclusive. */
  keepBetween(from: number, to: number, bits: RowBits): void {
    const within = new RowBits(bits.capacity)
    const rows = this.#order.between(
      (row) => this.#value(row) >= from,
      (row) => this.#value(row) > to,
    )
    for (let at = 0; at < rows.length; at += 1) within.add(rows[at] ?? 0)
    for (const [row, values] of this.#others) {
      if (values.some((value) => value >= from && value <= to)) within.add(row)
    }
    bits.and(within)
  }

  endsIn(bits: RowBits): Ends | null {
    if (this.#order.size === 0) return null
    const common = this.#present.clone()
    common.and(bits)
    const total = common.count()
    if (total === 0) return null
    const values = Array.from(this.#candidates(common, total), (row) => this.#value(row))
    for (const [row, others] of this.#others) if (bits.has(row)) values.push(...others)
    return {
      total,
      min: values.reduce((one, other) => Math.min(one, other)),
      max: values.reduce((one, other) => Math.max(one, other)),
    }
  }

  /**
   * Among many common rows, a walk in order soon reaches the lowest and the highest. Of few rows,
   * all are compared.
   */
  #candidates(common: RowBits, total: number): Iterable<number> {
    if (total * total < this.#order.size) return common.rows()
    return (['asc', 'desc'] as const).flatMap((direction) =>
      this.#order.page(common, { limit: 1, offset: 0, direction }),
    )
  }

  /** Reading past the end of a typed array is many times slower than checking its length. */
  #value(row: number): number {
    return row < this.#first.length ? (this.#first[row] ?? Number.NaN) : Number.NaN
  }

  #grow(rows: number): void {
    const larger = new Float64Array(Math.ceil(rows * 1.25)).fill(Number.NaN)
    larger.set(this.#first)
    this.#first = larger
  }
}
