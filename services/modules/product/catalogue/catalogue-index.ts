import { RowAllocator } from '#services/platform/rows/row-allocator.ts'
import { RowBits } from '#services/platform/rows/row-bits.ts'
import type { Matching } from '#services/platform/search/matching.ts'
import type { Correction } from '#services/platform/search/query.ts'
import { createWordIndex, type WordIndex } from '#services/platform/search/word-index.ts'
import { searchWords } from '#services/platform/text/keywords.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { CatalogueOrders } from './catalogue-orders.ts'
import {
  type CategoryContents,
  type Facets,
  type FoundProducts,
  type ListedIds,
  type ListQuestion,
  type ListWindow,
  NEWEST_FIRST,
} from './catalogue-reads.ts'
import { countFacets } from './count-facets.ts'
import { facetRows } from './facet-rows.ts'
import type { ProductFacts } from './index-facts.ts'
import { InvertedIndex } from './inverted-index.ts'
import { excludingFacets, filteredAttributes } from './own-facet.ts'
import { Prices } from './prices.ts'
import { keepIn, type Selectable, select } from './selection.ts'
import { wordsOfProduct } from './words-of-product.ts'

/** One row per listed product, and sets of rows for lists, facets and searches. */
export class CatalogueIndex {
  readonly #products = new RowAllocator()
  readonly #inverted = new InvertedIndex()
  readonly #prices = new Prices()
  readonly #orders: CatalogueOrders
  readonly #words: ReadonlyMap<string, WordIndex>
  readonly #unsorted = new Set<number>()
  #filterable: ReadonlySet<number> = new Set()

  /** Languages of the products' texts. */
  constructor(languages: readonly string[]) {
    const all = [...new Set([DEFAULT_LANGUAGE, ...languages])]
    const [products, prices] = [this.#products, this.#prices]
    this.#orders = new CatalogueOrders({ products, prices, languages: all })
    this.#words = new Map(all.map((language) => [language, createWordIndex()]))
  }

  hasLanguagesOf(facts: readonly ProductFacts[]): boolean {
    return facts.every(({ texts }) => texts.every(({ language }) => this.#words.has(language)))
  }

  setFilterable(attributeIds: ReadonlySet<number>): void {
    this.#filterable = attributeIds
  }

  /** Ids without facts are removed. */
  replace(ids: readonly number[], facts: readonly ProductFacts[]): void {
    const found = new Set(facts.map((product) => product.id))
    for (const id of ids) if (!found.has(id)) this.#drop(id)
    this.put(facts)
    this.sort()
  }

  /** Requires a call of `sort` afterwards: sorting many products together is cheaper. */
  put(facts: readonly ProductFacts[]): void {
    for (const product of facts) this.#put(product)
  }

  sort(): void {
    this.#orders.move([...this.#unsorted])
    this.#inverted.sort()
    this.#unsorted.clear()
  }

  list(question: ListQuestion, { sort, limit, offset }: ListWindow): ListedIds {
    const matching = this.#matching(question)
    const bits = this.#select(question, matching)
    const total = bits.count()
    if (matching && !sort) {
      const idOf = (row: number) => this.#products.idOf(row)
      return { total, ids: matching.bestIds(bits, { limit, offset, idOf }) }
    }
    const sorted = sort ?? NEWEST_FIRST
    if (sorted.param === 'finalPrice') this.#movePricesTo(question.now)
    const order = this.#orders.by(sorted, question.language)
    const page = order.page(bits, { limit, offset, direction: sorted.order })
    return { total, ids: page.map((row) => this.#products.idOf(row)) }
  }

  /** The best matches of the words as they are typed. */
  search(question: ListQuestion, limit: number): FoundProducts {
    const matching = this.#wordsOf(question.language)?.find(question.keywords, { isAsTyped: true })
    if (!matching) return { total: 0, best: [] }
    const bits = this.#select(question, matching)
    const idOf = (row: number) => this.#products.idOf(row)
    return { total: bits.count(), best: matching.best(bits, { limit, offset: 0, idOf }) }
  }

  correct(keywords: string, language: string): Correction | null {
    return this.#wordsOf(language)?.correct(keywords) ?? null
  }

  facets(question: ListQuestion): Facets {
    this.#movePricesTo(question.now)
    const offered = this.#select(excludingFacets(question), this.#matching(question))
    const from = this.#selectable()
    const rows = facetRows(offered, question.conditions, (bits, condition) =>
      keepIn(bits, condition, from),
    )
    const attributeIds = new Set([...this.#filterable, ...filteredAttributes(question)])
    const { reduced } = this.#prices
    const next = this.#prices.nextChange()
    return {
      counts: countFacets(this.#inverted, rows, attributeIds),
      reduced: reduced.hasAnyIn(offered) ? reduced.countIn(rows.of('discount')) : null,
      prices: this.#priceEnds(rows.of('price')) ?? this.#priceEnds(offered, { total: 0 }),
      until: next === null ? null : new Date(next).toISOString(),
    }
  }

  #priceEnds(bits: RowBits, { total = bits.count() } = {}): Facets['prices'] {
    const order = this.#orders.by({ param: 'finalPrice', order: 'asc' }, DEFAULT_LANGUAGE)
    const [lowest] = order.page(bits, { limit: 1, offset: 0, direction: 'asc' })
    const [highest] = order.page(bits, { limit: 1, offset: 0, direction: 'desc' })
    if (lowest === undefined || highest === undefined) return null
    return {
      total,
      minCents: this.#prices.finalCents(lowest),
      maxCents: this.#prices.finalCents(highest),
    }
  }

  categoryTotals(categories: readonly CategoryContents[]): ReadonlyMap<number, number> {
    const bits = new RowBits(this.#products.listed.capacity)
    const totals = categories.map(({ id, holds }) => {
      bits.clear()
      for (const held of holds) this.#inverted.category(held).addTo(bits)
      this.#inverted.archived.removeFrom(bits)
      return [id, bits.count()] as const
    })
    return new Map(totals.filter(([, total]) => total > 0))
  }

  /** Null without search words. */
  #matching({ keywords, language }: ListQuestion): Matching | null {
    if (searchWords(keywords).length === 0) return null
    return this.#wordsOf(language)?.find(keywords) ?? null
  }

  #wordsOf(language: string): WordIndex | undefined {
    return this.#words.get(language) ?? this.#words.get(DEFAULT_LANGUAGE)
  }

  #select(question: ListQuestion, matching: Matching | null): RowBits {
    if (question.conditions.some(({ kind }) => kind === 'discount' || kind === 'price')) {
      this.#movePricesTo(question.now)
    }
    const bits = select(question, this.#selectable())
    matching?.keepIn(bits)
    return bits
  }

  #selectable(): Selectable {
    return { products: this.#products, inverted: this.#inverted, prices: this.#prices }
  }

  #movePricesTo(now: string): void {
    this.#orders.reprice(this.#prices.moveTo(Date.parse(now)))
  }

  #put(facts: ProductFacts): void {
    const row = this.#products.rowOf(facts.id) ?? this.#products.allocate(facts.id)
    this.#inverted.put(row, facts)
    this.#prices.set(row, facts.listPriceCents, facts.reductions)
    this.#orders.setKeys(row, facts)
    for (const [language, words] of this.#words) {
      const text = wordsOfProduct(facts, language)
      if (text) words.put(row, text)
      else words.drop(row)
    }
    this.#unsorted.add(row)
  }

  #drop(id: number): void {
    const row = this.#products.rowOf(id)
    if (row === undefined) return
    this.#inverted.drop(row)
    this.#prices.set(row, 0, [])
    for (const words of this.#words.values()) words.drop(row)
    this.#products.free(id, row)
    this.#unsorted.add(row)
  }
}
