import { searchWords } from '#services/platform/text/keywords.ts'
import { DEFAULT_LANGUAGE } from '#services/product/language-fallback.ts'
import { createWordIndex, type WordIndex } from '#services/product/search/word-index.ts'
import type { BitRow } from './bit-row.ts'
import { BitTable, type BitTableOptions } from './bit-table.ts'
import { CatalogueOrders } from './catalogue-orders.ts'
import {
  type CategoryContents,
  type LayerCount,
  type ListedIds,
  type ListQuestion,
  type ListWindow,
  NEWEST_FIRST,
} from './catalogue-reads.ts'
import { countLayers } from './count-layers.ts'
import { PriceBook } from './price-book.ts'
import type { ProductFacts } from './product-facts.ts'
import { type Selection, select } from './selection.ts'
import { filteredAttributes, withoutAttribute } from './sideways.ts'
import { SlotBook } from './slot-book.ts'
import { TermBook } from './term-book.ts'
import { wordsOfProduct } from './words-of-product.ts'

/**
 * Every listed product in a slot of its own, and over the slots whatever lists and layers ask for.
 * It knows nothing of the database; what it is told is what it answers.
 */
export class CatalogueIndex {
  readonly #moved = new Set<number>()
  readonly #table: BitTable
  readonly #book: SlotBook
  readonly #selected: BitRow
  readonly #terms: TermBook
  readonly #prices: PriceBook
  readonly #orders: CatalogueOrders
  #filterable: ReadonlySet<number> = new Set()
  #width = 0
  readonly #words: ReadonlyMap<string, WordIndex>

  /** Of the languages that products have texts in. */
  constructor(languages: readonly string[], options: BitTableOptions = {}) {
    this.#table = new BitTable(options)
    this.#book = new SlotBook(this.#table)
    this.#selected = this.#table.open()
    this.#terms = new TermBook(this.#table)
    this.#prices = new PriceBook(this.#table)
    const all = [...new Set([DEFAULT_LANGUAGE, ...languages])]
    this.#orders = new CatalogueOrders(this.#table, {
      ids: this.#book.ids,
      prices: this.#prices,
      languages: all,
    })
    this.#words = new Map(all.map((language) => [language, createWordIndex(this.#table)]))
  }

  hasLanguagesOf(facts: readonly ProductFacts[]): boolean {
    return facts.every(({ texts }) => texts.every(({ language }) => this.#words.has(language)))
  }

  /** Attributes that layers are made of. */
  narrowBy(attributeIds: ReadonlySet<number>): void {
    this.#filterable = attributeIds
  }

  /** What is known of these products now; of those without facts nothing is left. */
  replace(ids: readonly number[], facts: readonly ProductFacts[]): void {
    const standing = new Set(facts.map((product) => product.id))
    for (const id of ids) if (!standing.has(id)) this.#drop(id)
    this.put(facts)
    this.settle()
  }

  /** Lists hold what was put once it has settled, so that many can be put in between. */
  put(facts: readonly ProductFacts[]): void {
    for (const product of facts) this.#moved.add(this.#put(product))
  }

  settle(): void {
    this.#orders.move([...this.#moved], this.#book.ids.length, this.#isListed)
    this.#terms.settle()
    this.#moved.clear()
    if (this.#width === this.#table.width) return
    this.#width = this.#table.width
    for (const words of this.#words.values()) words.slim()
  }

  list(question: ListQuestion, { sort, limit, offset }: ListWindow): ListedIds {
    const { bits, total, matching } = this.#select(question)
    if (matching && !sort) {
      const order = this.#orders.by(NEWEST_FIRST, question.language)
      return { total, ids: this.#idsOf(matching.page({ bits, total, limit, offset, order })) }
    }
    const asked = sort ?? NEWEST_FIRST
    if (asked.param === 'finalPrice') this.#turnTo(question.now)
    const order = this.#orders.by(asked, question.language)
    const page = order.page(bits, total, { limit, offset, direction: asked.order })
    return { total, ids: this.#idsOf(page) }
  }

  layers(question: ListQuestion): readonly LayerCount[] {
    const filtered = filteredAttributes(question).filter((id) => this.#filterable.has(id))
    const others = [...this.#filterable].filter((id) => !filtered.includes(id))
    return [
      ...this.#count(question, others),
      ...filtered.flatMap((id) => this.#count(withoutAttribute(question, id), [id])),
    ]
  }

  categoryTotals(categories: readonly CategoryContents[]): ReadonlyMap<number, number> {
    const archived = this.#terms.slotsOf('archived')
    const bits = this.#selected
    const totals = categories.map(({ id, holds }) => {
      bits.clear()
      for (const held of holds) this.#terms.slotsOf('category', held).addTo(bits)
      archived.removeFrom(bits)
      return [id, bits.count()] as const
    })
    return new Map(totals.filter(([, total]) => total > 0))
  }

  #count(question: ListQuestion, attributeIds: readonly number[]): readonly LayerCount[] {
    const counting = { ...this.#select(question), question, table: this.#table }
    return countLayers(this.#terms, counting, attributeIds)
  }

  #select(question: ListQuestion): Selection {
    const { language, keywords } = question
    if (question.conditions.some((condition) => condition.kind === 'discount')) {
      this.#turnTo(question.now)
    }
    const words = this.#words.get(language) ?? this.#words.get(DEFAULT_LANGUAGE)
    return select(question, {
      bits: this.#selected,
      spare: this.#table.spare,
      listed: this.#book.listed,
      slotOf: (id) => this.#book.slotOf(id),
      terms: this.#terms,
      reduced: this.#prices.reduced,
      matching: searchWords(keywords).length > 0 ? (words?.find(keywords) ?? null) : null,
    })
  }

  #turnTo(now: string): void {
    this.#orders.reprice(
      this.#prices.turnTo(Date.parse(now)),
      this.#book.ids.length,
      this.#isListed,
    )
  }

  #put(facts: ProductFacts): number {
    const slot = this.#book.slotOf(facts.id) ?? this.#book.give(facts.id)
    this.#terms.put(slot, facts)
    this.#prices.set(slot, facts.listPriceCents, facts.reductions)
    this.#orders.setKeys(slot, facts)
    for (const [language, words] of this.#words) {
      const text = wordsOfProduct(facts, language)
      if (text) words.put(slot, text)
      else words.drop(slot)
    }
    return slot
  }

  #drop(id: number): void {
    const slot = this.#book.slotOf(id)
    if (slot === undefined) return
    this.#terms.drop(slot)
    this.#prices.set(slot, 0, [])
    for (const words of this.#words.values()) words.drop(slot)
    this.#book.takeBack(id, slot)
    this.#moved.add(slot)
  }

  readonly #isListed = (slot: number): boolean => this.#book.listed.has(slot)

  #idsOf(slots: readonly number[]): readonly number[] {
    return slots.map((slot) => this.#book.ids[slot] ?? 0)
  }
}
