import type { RowAllocator } from '#services/platform/rows/row-allocator.ts'
import { RowOrder } from '#services/platform/rows/row-order.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import type { ProductSort } from './catalogue-reads.ts'
import type { ProductFacts } from './index-facts.ts'
import type { Prices } from './prices.ts'

type Sorted = {
  readonly products: RowAllocator
  readonly prices: Prices
  readonly languages: readonly string[]
}

/** Sort orders of lists; ties are sorted by id. */
export class CatalogueOrders {
  readonly #products: RowAllocator
  readonly #priorities: number[] = []
  readonly #names: ReadonlyMap<string, string[]>
  readonly #byId: RowOrder
  readonly #byPriority: RowOrder
  readonly #byPrice: RowOrder
  readonly #byName: ReadonlyMap<string, RowOrder>

  constructor({ products, prices, languages }: Sorted) {
    this.#products = products
    const byId = (one: number, other: number) => products.idOf(one) - products.idOf(other)
    const byNumber = (key: (row: number) => number) =>
      new RowOrder((one, other) => key(one) - key(other) || byId(one, other))
    this.#byId = new RowOrder(byId)
    this.#byPriority = byNumber((row) => this.#priorities[row] ?? 0)
    this.#byPrice = byNumber((row) => prices.finalCents(row))
    this.#names = new Map(languages.map((language) => [language, []]))
    this.#byName = new Map(
      Array.from(this.#names, ([language, names]) => [
        language,
        new RowOrder((one, other) => byText(names[one], names[other]) || byId(one, other)),
      ]),
    )
  }

  setKeys(row: number, { categoryPriority, texts }: ProductFacts): void {
    this.#priorities[row] = categoryPriority
    const fallback = texts.find((text) => text.language === DEFAULT_LANGUAGE)
    for (const [language, names] of this.#names) {
      const text = texts.find((own) => own.language === language) ?? fallback
      names[row] = text?.nameSort ?? ''
    }
  }

  move(rows: readonly number[]): void {
    const orders = [this.#byId, this.#byPriority, this.#byPrice, ...this.#byName.values()]
    for (const order of orders) order.move(rows, this.#products.listed)
  }

  reprice(rows: readonly number[]): void {
    this.#byPrice.move(rows, this.#products.listed)
  }

  by({ param }: ProductSort, language: string): RowOrder {
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

/** Compares bytes, as the database does for sort keys. */
function byText(one = '', other = ''): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
