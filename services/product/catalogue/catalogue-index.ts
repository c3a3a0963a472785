import { searchWords } from '#services/product/keywords.ts'
import { createWordIndex, type WordIndex } from '#services/product/search/word-index.ts'
import { DEFAULT_LANGUAGE } from '#services/product/texts.ts'
import { type Bits, bitsFor, clearBit, countBits, grownBits, hasBit, setBit } from './bits.ts'
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
import { TermBook } from './term-book.ts'
import { wordsOfProduct } from './words-of-product.ts'

/**
 * Every listed product in a slot of its own, and over the slots whatever lists and layers ask for.
 * It knows nothing of the database; what it is told is what it answers.
 */
export class CatalogueIndex {
  readonly #ids: number[] = []
  readonly #slots = new Map<number, number>()
  readonly #free: number[] = []
  readonly #moved = new Set<number>()
  #listed: Bits = bitsFor(0)
  readonly #terms = new TermBook()
  readonly #prices = new PriceBook()
  readonly #orders: CatalogueOrders
  #filterable: ReadonlySet<number> = new Set()
  readonly #words: ReadonlyMap<string, WordIndex>

  /** Of the languages that products have texts in. */
  constructor(languages: readonly string[]) {
    const all = [...new Set([DEFAULT_LANGUAGE, ...languages])]
    this.#orders = new CatalogueOrders(this.#ids, this.#prices, all)
    this.#words = new Map(all.map((language) => [language, createWordIndex()]))
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
    this.#orders.move([...this.#moved], this.#ids.length, this.#isListed)
    this.#terms.settle()
    this.#moved.clear()
  }

  list(question: ListQuestion, { sort, limit, offset }: ListWindow): ListedIds {
    const selection = this.#select(question)
    const { bits, total, ranking } = selection
    if (ranking && !sort) {
      return { total, ids: this.#idsOf(rankedPage(ranking, bits, { limit, offset })) }
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
    const totals = categories.map(({ id, holds }) => {
      const bits = bitsFor(this.#ids.length)
      for (const held of holds) this.#terms.slotsOf('category', held).addTo(bits)
      archived.removeFrom(bits)
      return [id, countBits(bits)] as const
    })
    return new Map(totals.filter(([, total]) => total > 0))
  }

  #count(question: ListQuestion, attributeIds: readonly number[]): readonly LayerCount[] {
    const selection = { ...this.#select(question), listed: this.#listed }
    return countLayers(this.#terms, selection, attributeIds)
  }

  #select(question: ListQuestion): Selection {
    const { language, keywords } = question
    if (question.conditions.some((condition) => condition.kind === 'discount')) {
      this.#turnTo(question.now)
    }
    const words = this.#words.get(language) ?? this.#words.get(DEFAULT_LANGUAGE)
    const found = searchWords(keywords).length > 0 ? (words?.find(keywords) ?? []) : null
    return select(question, {
      listed: this.#listed,
      slots: this.#ids.length,
      slotOf: (id) => this.#slots.get(id),
      terms: this.#terms,
      reduced: this.#prices.reduced,
      found,
    })
  }

  #turnTo(now: string): void {
    this.#orders.reprice(this.#prices.turnTo(Date.parse(now)), this.#ids.length, this.#isListed)
  }

  #put(facts: ProductFacts): number {
    const slot = this.#slots.get(facts.id) ?? this.#newSlot(facts.id)
    this.#terms.put(slot, facts)
    this.#prices.set(
      slot,
      facts.listPriceCents,
      facts.reductions.map(({ priceCents, startsAt, endsAt }) => ({
        priceCents,
        from: Date.parse(startsAt),
        until: endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt),
      })),
    )
    this.#orders.setKeys(slot, facts)
    for (const [language, words] of this.#words) {
      const text = wordsOfProduct(facts, language)
      if (text) words.put(facts.id, text)
      else words.drop(facts.id)
    }
    return slot
  }

  #drop(id: number): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    this.#terms.drop(slot)
    this.#prices.set(slot, 0, [])
    for (const words of this.#words.values()) words.drop(id)
    clearBit(this.#listed, slot)
    this.#slots.delete(id)
    this.#free.push(slot)
    this.#moved.add(slot)
  }

  #newSlot(id: number): number {
    const slot = this.#free.pop() ?? this.#ids.length
    this.#ids[slot] = id
    this.#slots.set(id, slot)
    if (slot >= this.#listed.length * 32) {
      this.#listed = grownBits(this.#listed, Math.ceil((slot + 1) * 1.25))
    }
    setBit(this.#listed, slot)
    return slot
  }

  readonly #isListed = (slot: number): boolean => hasBit(this.#listed, slot)

  #idsOf(slots: readonly number[]): readonly number[] {
    return slots.map((slot) => this.#ids[slot] ?? 0)
  }
}

function rankedPage(
  ranking: Uint32Array,
  bits: Bits,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): readonly number[] {
  const found: number[] = []
  let toPass = offset
  for (const slot of ranking) {
    if (found.length === limit) break
    if (!hasBit(bits, slot)) continue
    if (toPass > 0) toPass -= 1
    else found.push(slot)
  }
  return found
}
