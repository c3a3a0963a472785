import { RowBits } from '#services/platform/rows/row-bits.ts'
import { RowSet } from '#services/platform/rows/row-set.ts'
import type { ProductFacts } from './index-facts.ts'

type Reduction = {
  readonly priceCents: number
  /** In milliseconds; infinite without an end. */
  readonly from: number
  readonly until: number
}

type Border = { readonly at: number; readonly row: number }

/**
 * Prices of all rows at one time. Reductions begin and end without a write, so prices are moved to
 * the time of the query. That time may be in the past, because replicas' clocks differ.
 */
export class Prices {
  #now = Number.NEGATIVE_INFINITY
  readonly #list: number[] = []
  readonly #final: number[] = []
  /** Rows whose final price is below their list price. */
  readonly reduced = new RowSet()
  readonly #reductions = new Map<number, readonly Reduction[]>()
  /** Times at which reductions begin or end. */
  #borders: Border[] = []
  #isSorted = true

  finalCents(row: number): number {
    return this.#final[row] ?? 0
  }

  keepBetween(from: number, to: number, bits: RowBits): void {
    const within = new RowBits(bits.capacity)
    for (const row of bits.rows()) {
      const cents = this.finalCents(row)
      if (cents >= from && cents <= to) within.add(row)
    }
    bits.and(within)
  }

  /** The next time after the current one at which a reduction begins or ends; null for never. */
  nextChange(): number | null {
    const at = this.#borders[this.#firstAfter(this.#now)]?.at ?? Number.POSITIVE_INFINITY
    return Number.isFinite(at) ? at : null
  }

  set(row: number, listPriceCents: number, given: ProductFacts['reductions']): void {
    const reductions = given.map(({ priceCents, startsAt, endsAt }) => ({
      priceCents,
      from: Date.parse(startsAt),
      until: endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt),
    }))
    if (this.#reductions.delete(row)) {
      this.#borders = this.#borders.filter((border) => border.row !== row)
    }
    if (reductions.length > 0) {
      this.#reductions.set(row, reductions)
      this.#borders.push(
        ...reductions.flatMap(({ from, until }) => [
          { at: from, row },
          { at: until, row },
        ]),
      )
      this.#isSorted = false
    }
    this.#list[row] = listPriceCents
    this.#reprice(row)
  }

  /** Returns the rows whose reductions begin or end between the previous time and this one. */
  moveTo(now: number): readonly number[] {
    if (!this.#isSorted) this.#borders.sort((one, other) => one.at - other.at)
    this.#isSorted = true
    if (now === this.#now) return []
    const [earlier, later] = now > this.#now ? [this.#now, now] : [now, this.#now]
    const passed = this.#borders.slice(this.#firstAfter(earlier), this.#firstAfter(later))
    const rows = [...new Set(passed.map((border) => border.row))]
    this.#now = now
    for (const row of rows) this.#reprice(row)
    return rows
  }

  #reprice(row: number): void {
    const list = this.#list[row] ?? 0
    let final = list
    for (const { from, until, priceCents } of this.#reductions.get(row) ?? []) {
      if (from <= this.#now && until > this.#now) final = Math.min(final, priceCents)
    }
    this.#final[row] = final
    if (final < list) this.reduced.add(row)
    else this.reduced.delete(row)
  }

  #firstAfter(moment: number): number {
    let from = 0
    let to = this.#borders.length
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((this.#borders[middle]?.at ?? 0) <= moment) from = middle + 1
      else to = middle
    }
    return from
  }
}
