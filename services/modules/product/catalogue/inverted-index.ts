import { NumberColumn } from '#services/platform/rows/number-column.ts'
import { RowSet } from '#services/platform/rows/row-set.ts'
import type { ProductFacts } from './index-facts.ts'

type RowsById = Map<number, RowSet>

export type IndexedAttribute = {
  readonly values: RowsById
  readonly yes: RowSet
  readonly no: RowSet
  readonly thousandths: NumberColumn
  /** In milliseconds. */
  readonly moments: NumberColumn
}

type Facts = Pick<ProductFacts, 'archived' | 'featured' | 'categories' | 'values' | 'scalars'>

const NOTHING: Facts = { archived: false, featured: false, categories: [], values: [], scalars: [] }
const NO_ROWS = new RowSet()

/** The rows of every category, flag and attribute value. */
export class InvertedIndex {
  readonly archived = new RowSet()
  readonly featured = new RowSet()
  readonly attributes = new Map<number, IndexedAttribute>()
  readonly #categories: RowsById = new Map()
  readonly #mainCategories: RowsById = new Map()

  category(id: number): RowSet {
    return this.#categories.get(id) ?? NO_ROWS
  }

  mainCategory(id: number): RowSet {
    return this.#mainCategories.get(id) ?? NO_ROWS
  }

  attributeValue(attributeId: number, valueId: number): RowSet {
    return this.attributes.get(attributeId)?.values.get(valueId) ?? NO_ROWS
  }

  put(row: number, facts: Facts): void {
    const { categories } = facts
    mark(this.archived, row, facts.archived)
    mark(this.featured, row, facts.featured)
    markIn(this.#categories, row, idsOf(categories))
    markIn(this.#mainCategories, row, idsOf(categories.filter(({ isMain }) => isMain === 1)))

    const values = Map.groupBy(facts.values, ({ attributeId }) => attributeId)
    const scalars = Map.groupBy(facts.scalars, ({ attributeId }) => attributeId)
    for (const id of [...values.keys(), ...scalars.keys()]) this.#open(id)
    for (const [id, attribute] of this.attributes) {
      const valueIds = (values.get(id) ?? []).map(({ valueId }) => valueId)
      markIn(attribute.values, row, valueIds)
      markScalars(attribute, row, scalars.get(id) ?? [])
    }
  }

  /** Required before ranges and ends of numbers are read. */
  sort(): void {
    for (const { thousandths, moments } of this.attributes.values()) {
      thousandths.sort()
      moments.sort()
    }
  }

  drop(row: number): void {
    this.put(row, NOTHING)
  }

  #open(attributeId: number): void {
    if (this.attributes.has(attributeId)) return
    this.attributes.set(attributeId, {
      values: new Map(),
      yes: new RowSet(),
      no: new RowSet(),
      thousandths: new NumberColumn(),
      moments: new NumberColumn(),
    })
  }
}

function idsOf(categories: Facts['categories']): readonly number[] {
  return categories.map(({ categoryId }) => categoryId)
}

function mark(rows: RowSet, row: number, isIn: boolean): void {
  if (isIn) rows.add(row)
  else rows.delete(row)
}

/** Sets the row in these ids only. */
function markIn(rowsById: RowsById, row: number, ids: readonly number[]): void {
  for (const id of ids) if (!rowsById.has(id)) rowsById.set(id, new RowSet())
  for (const [id, rows] of rowsById) mark(rows, row, ids.includes(id))
}

function markScalars(
  { yes, no, thousandths, moments }: IndexedAttribute,
  row: number,
  scalars: Facts['scalars'],
): void {
  const has = (yesNo: number) => scalars.some((scalar) => scalar.yesNo === yesNo)
  mark(yes, row, has(1))
  mark(no, row, has(0))
  thousandths.set(
    row,
    scalars.flatMap((scalar) => scalar.thousandths ?? []),
  )
  moments.set(
    row,
    scalars.flatMap(({ moment }) => (moment === null ? [] : [Date.parse(moment)])),
  )
}
