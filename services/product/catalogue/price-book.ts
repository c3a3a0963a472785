import type { BitTable } from './bit-table.ts'
import type { ProductFacts } from './product-facts.ts'
import { SlotSet } from './slot-set.ts'

type Span = {
  readonly priceCents: number
  /** Milliseconds; infinite when it never ends. */
  readonly from: number
  readonly until: number
}

type Border = { readonly at: number; readonly slot: number }

/**
 * What each product costs at one moment. Reductions begin and end without anybody writing, so the
 * book is turned to the moment that is asked about, in either direction.
 */
export class PriceBook {
  #now = Number.NEGATIVE_INFINITY
  #list: Float64Array = new Float64Array(0)
  #final: Float64Array = new Float64Array(0)
  /** Slots that cost less than their list price now. */
  readonly reduced: SlotSet
  readonly #spans = new Map<number, readonly Span[]>()
  /** Where a reduction begins or ends, by moment once the book is turned. */
  #borders: Border[] = []
  #isSorted = true

  constructor(table: BitTable) {
    this.reduced = new SlotSet(table)
  }

  finalCents(slot: number): number {
    return this.#final[slot] ?? 0
  }

  set(slot: number, listPriceCents: number, reductions: ProductFacts['reductions']): void {
    const spans = reductions.map(({ priceCents, startsAt, endsAt }) => ({
      priceCents,
      from: Date.parse(startsAt),
      until: endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt),
    }))
    this.#grow(slot + 1)
    if (this.#spans.has(slot))
      this.#borders = this.#borders.filter((border) => border.slot !== slot)
    if (spans.length > 0) this.#spans.set(slot, spans)
    else this.#spans.delete(slot)
    for (const { from, until } of spans) {
      this.#borders.push({ at: from, slot }, { at: until, slot })
      this.#isSorted = false
    }
    this.#list[slot] = listPriceCents
    this.#priceNow(slot)
  }

  /** Answers the slots whose reductions begin or end between the last moment and this one. */
  turnTo(now: number): readonly number[] {
    if (now === this.#now) return []
    if (!this.#isSorted) this.#borders.sort((one, other) => one.at - other.at)
    this.#isSorted = true
    const [earlier, later] = now > this.#now ? [this.#now, now] : [now, this.#now]
    const passed = this.#borders.slice(this.#firstAfter(earlier), this.#firstAfter(later))
    const slots = [...new Set(passed.map((border) => border.slot))]
    this.#now = now
    for (const slot of slots) this.#priceNow(slot)
    return slots
  }

  #priceNow(slot: number): void {
    const list = this.#list[slot] ?? 0
    let final = list
    for (const { from, until, priceCents } of this.#spans.get(slot) ?? []) {
      if (from <= this.#now && until > this.#now) final = Math.min(final, priceCents)
    }
    this.#final[slot] = final
    if (final < list) this.reduced.add(slot)
    else this.reduced.delete(slot)
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

  #grow(slots: number): void {
    if (slots <= this.#list.length) return
    const room = Math.max(64, Math.ceil(slots * 1.25))
    this.#list = grown(this.#list, room)
    this.#final = grown(this.#final, room)
  }
}

function grown(values: Float64Array, length: number): Float64Array {
  const room = new Float64Array(length)
  room.set(values)
  return room
}
