import { DEFAULT_LANGUAGE } from '#services/product/language-fallback.ts'
import type { BitTable } from './bit-table.ts'
import type { ProductSort } from './catalogue-reads.ts'
import type { PriceBook } from './price-book.ts'
import type { ProductFacts } from './product-facts.ts'
import { SlotOrder } from './slot-order.ts'

type Listed = {
  readonly ids: readonly number[]
  readonly prices: PriceBook
  readonly languages: readonly string[]
}

/** The orders that lists are asked for in; ties go by id in all of them. */
export class CatalogueOrders {
  readonly #priorities: number[] = []
  readonly #names: ReadonlyMap<string, string[]>
  readonly #byId: SlotOrder
  readonly #byPriority: SlotOrder
  readonly #byPrice: SlotOrder
  readonly #byName: ReadonlyMap<string, SlotOrder>

  constructor(table: BitTable, { ids, prices, languages }: Listed) {
    const byId = (one: number, other: number) => (ids[one] ?? 0) - (ids[other] ?? 0)
    const byNumber = (key: (slot: number) => number) =>
      new SlotOrder(table, (one, other) => key(one) - key(other) || byId(one, other))
    this.#byId = new SlotOrder(table, byId)
    this.#byPriority = byNumber((slot) => this.#priorities[slot] ?? 0)
    this.#byPrice = byNumber((slot) => prices.finalCents(slot))
    this.#names = new Map(languages.map((language) => [language, []]))
    this.#byName = new Map(
      [...this.#names].map(([language, names]) => [
        language,
        new SlotOrder(table, (one, other) => byText(names[one], names[other]) || byId(one, other)),
      ]),
    )
  }

  setKeys(slot: number, { categoryPriority, texts }: ProductFacts): void {
    this.#priorities[slot] = categoryPriority
    const fallback = texts.find((text) => text.language === DEFAULT_LANGUAGE)
    for (const [language, names] of this.#names) {
      const text = texts.find((own) => own.language === language) ?? fallback
      names[slot] = text?.nameSort ?? ''
    }
  }

  move(slots: readonly number[], room: number, stays: (slot: number) => boolean): void {
    const orders = [this.#byId, this.#byPriority, this.#byPrice, ...this.#byName.values()]
    for (const order of orders) order.move(slots, room, stays)
  }

  reprice(slots: readonly number[], room: number, stays: (slot: number) => boolean): void {
    this.#byPrice.move(slots, room, stays)
  }

  by({ param }: ProductSort, language: string): SlotOrder {
    switch (param) {
      case 'id':
        return this.#byId
      case 'categoryPriority':
        return this.#byPriority
      case 'finalPrice':
        return this.#byPrice
      case 'name':
        return this.#byName.get(language) ?? this.#byName.get(DEFAULT_LANGUAGE) ?? this.#byId
    }
  }
}

/** As bytes go, which is how the database compares sort keys. */
function byText(one = '', other = ''): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
