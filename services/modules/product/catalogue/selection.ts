import type { Condition } from '#services/modules/product/read/filter.ts'
import type { RowAllocator } from '#services/platform/rows/row-allocator.ts'
import { RowBits } from '#services/platform/rows/row-bits.ts'
import type { RowSet } from '#services/platform/rows/row-set.ts'
import type { ListQuestion } from './catalogue-reads.ts'
import type { InvertedIndex } from './inverted-index.ts'
import type { Prices } from './prices.ts'

export type Selectable = {
  readonly products: RowAllocator
  readonly inverted: InvertedIndex
  /** At the time of the query. */
  readonly prices: Prices
}

/** Rows that meet all conditions, except keywords. */
export function select(
  { conditions, mainCategory }: Pick<ListQuestion, 'conditions' | 'mainCategory'>,
  from: Selectable,
): RowBits {
  const bits = from.products.listed.clone()
  for (const condition of conditions) keepIn(bits, condition, from)
  if (mainCategory !== undefined) from.inverted.mainCategory(mainCategory).keepIn(bits)
  return bits
}

export function keepIn(
  bits: RowBits,
  condition: Condition,
  { products, inverted, prices }: Selectable,
): void {
  switch (condition.kind) {
    case 'ids':
      bits.and(rowsOfIds(condition.ids, products))
      return
    case 'categories':
      keepAny(
        bits,
        condition.ids.map((id) => inverted.category(id)),
      )
      return
    case 'archived':
    case 'featured':
      keepFlag(bits, inverted[condition.kind], condition.is)
      return
    case 'discount':
      keepFlag(bits, prices.reduced, condition.is)
      return
    case 'price':
      prices.keepBetween(condition.fromCents, condition.toCents, bits)
      return
    case 'valueIds':
      keepAny(
        bits,
        condition.valueIds.map((id) => inverted.attributeValue(condition.attributeId, id)),
      )
      return
    default:
      keepScalar(bits, condition, inverted)
  }
}

function keepScalar(
  bits: RowBits,
  condition: Extract<Condition, { readonly kind: 'yesNo' | 'thousandths' | 'moment' }>,
  { attributes }: InvertedIndex,
): void {
  const attribute = attributes.get(condition.attributeId)
  if (!attribute) {
    keepAny(bits, [])
    return
  }
  switch (condition.kind) {
    case 'yesNo':
      attribute[condition.is ? 'yes' : 'no'].keepIn(bits)
      return
    case 'thousandths':
      attribute.thousandths.keepBetween(condition.from, condition.to, bits)
      return
    case 'moment':
      attribute.moments.keepBetween(Date.parse(condition.from), Date.parse(condition.to), bits)
      return
  }
}

function keepFlag(bits: RowBits, rows: RowSet, is: boolean): void {
  if (is) rows.keepIn(bits)
  else rows.removeFrom(bits)
}

function keepAny(bits: RowBits, sets: readonly RowSet[]): void {
  const any = new RowBits(bits.capacity)
  for (const rows of sets) rows.addTo(any)
  bits.and(any)
}

function rowsOfIds(ids: readonly number[], products: RowAllocator): RowBits {
  const bits = new RowBits()
  for (const id of ids) {
    const row = products.rowOf(id)
    if (row !== undefined) bits.add(row)
  }
  return bits
}
