import type { BitTable } from './bit-table.ts'
import { NumberColumn } from './number-column.ts'
import type { ProductFacts } from './product-facts.ts'
import { ShownCounts, type TermCounter } from './shown-counts.ts'
import { SlotSet } from './slot-set.ts'
import { TermLists } from './term-lists.ts'

/** Whatever a product can stand under with others: a category, a value, a flag. */
export type TermKind =
  | 'category'
  | 'mainCategory'
  | 'value'
  | 'yes'
  | 'no'
  | 'archived'
  | 'featured'

const KINDS = {
  category: 0,
  mainCategory: 1,
  value: 2,
  yes: 3,
  no: 4,
  archived: 5,
  featured: 6,
} as const satisfies Record<TermKind, number>
const KIND_ROOM = 8

const NONE: readonly number[] = []

export type Choice = { readonly valueId: number | null; readonly yesNo: number | null }

export type IndexedAttribute = {
  /** By term: the value that it stands for. */
  readonly terms: Map<number, Choice>
  readonly thousandths: NumberColumn
  /** In milliseconds. */
  readonly moments: NumberColumn
}

export class TermBook {
  readonly #table: BitTable
  readonly #nothing: SlotSet
  readonly #terms = new Map<number, number>()
  readonly #sets: SlotSet[] = []
  readonly #lists = new TermLists()
  readonly #shown = new ShownCounts()
  readonly attributes = new Map<number, IndexedAttribute>()
  #width = 0

  constructor(table: BitTable) {
    this.#table = table
    this.#nothing = new SlotSet(table)
  }

  slotsOf(kind: TermKind, id = 0): SlotSet {
    return this.setOf(this.#terms.get(id * KIND_ROOM + KINDS[kind]) ?? -1)
  }

  setOf(term: number): SlotSet {
    return this.#sets[term] ?? this.#nothing
  }

  hasValue(attributeId: number, valueId: number): boolean {
    const term = this.#terms.get(valueId * KIND_ROOM + KINDS.value)
    return term !== undefined && this.attributes.get(attributeId)?.terms.has(term) === true
  }

  /** Counts that are known without counting: of all that is not archived, or of some categories. */
  shownIn(categories: readonly number[] | 'all', total: number): TermCounter | null {
    if (categories === 'all') return this.#shown.ofAll()
    const terms = categories.flatMap((id) => this.#terms.get(id * KIND_ROOM + KINDS.category) ?? [])
    return this.#shown.ofCategories(terms, total)
  }

  countIn(slots: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.#sets.length)
    this.#lists.count(slots, counts)
    return counts
  }

  put(slot: number, facts: ProductFacts): void {
    const terms: number[] = []
    if (facts.archived) terms.push(this.#term('archived', 0))
    if (facts.featured) terms.push(this.#term('featured', 0))
    for (const { categoryId, isMain } of facts.categories) {
      const category = this.#term('category', categoryId)
      this.#shown.openCategory(category)
      terms.push(category)
      if (isMain === 1) terms.push(this.#term('mainCategory', categoryId))
    }
    for (const { attributeId, valueId } of facts.values) {
      terms.push(this.#choice(attributeId, this.#term('value', valueId), { valueId, yesNo: null }))
    }
    for (const { attributeId, yesNo } of facts.scalars) {
      if (yesNo === null) continue
      const term = this.#term(yesNo === 1 ? 'yes' : 'no', attributeId)
      terms.push(this.#choice(attributeId, term, { valueId: null, yesNo }))
    }
    this.#stand(slot, [...new Set(terms)])
    this.#writeNumbers(slot, facts)
  }

  drop(slot: number): void {
    this.#stand(slot, [])
    for (const { thousandths, moments } of this.attributes.values()) {
      thousandths.set(slot, [])
      moments.set(slot, [])
    }
  }

  settle(): void {
    for (const { thousandths, moments } of this.attributes.values()) {
      thousandths.settle()
      moments.settle()
    }
    if (this.#width === this.#table.width) return
    this.#width = this.#table.width
    for (const set of this.#sets) set.slim()
  }

  #stand(slot: number, terms: readonly number[]): void {
    const before = this.#lists.of(slot)
    const archived = this.#terms.get(KINDS.archived) ?? -1
    if (!before.includes(archived)) this.#shown.change(before, -1)
    if (!terms.includes(archived)) this.#shown.change(terms, 1)
    for (const term of before) if (!terms.includes(term)) this.setOf(term).delete(slot)
    for (const term of terms) if (!before.includes(term)) this.setOf(term).add(slot)
    this.#lists.set(slot, terms)
  }

  #choice(attributeId: number, term: number, choice: Choice): number {
    const { terms } = this.#attribute(attributeId)
    if (!terms.has(term)) terms.set(term, choice)
    return term
  }

  #writeNumbers(slot: number, { scalars }: ProductFacts): void {
    const thousandths = new Map<number, number[]>()
    const moments = new Map<number, number[]>()
    for (const row of scalars) {
      if (row.thousandths !== null) push(thousandths, row.attributeId, row.thousandths)
      if (row.moment !== null) push(moments, row.attributeId, Date.parse(row.moment))
    }
    for (const id of [...thousandths.keys(), ...moments.keys()]) this.#attribute(id)
    for (const [id, columns] of this.attributes) {
      columns.thousandths.set(slot, thousandths.get(id) ?? NONE)
      columns.moments.set(slot, moments.get(id) ?? NONE)
    }
  }

  #attribute(id: number): IndexedAttribute {
    const known = this.attributes.get(id)
    if (known) return known
    const attribute: IndexedAttribute = {
      terms: new Map(),
      thousandths: new NumberColumn(this.#table),
      moments: new NumberColumn(this.#table),
    }
    this.attributes.set(id, attribute)
    return attribute
  }

  #term(kind: TermKind, id: number): number {
    const key = id * KIND_ROOM + KINDS[kind]
    const known = this.#terms.get(key)
    if (known !== undefined) return known
    const term = this.#sets.length
    this.#sets.push(new SlotSet(this.#table))
    this.#terms.set(key, term)
    return term
  }
}

function push(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
