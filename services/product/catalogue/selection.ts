import type { Condition } from '#services/product/filter.ts'
import type { Matching } from '#services/product/search/matching.ts'
import type { BitRow } from './bit-row.ts'
import type { ListQuestion } from './catalogue-reads.ts'
import type { SlotSet } from './slot-set.ts'
import type { TermBook } from './term-book.ts'

export type Selection = {
  /** Good until the next selection. */
  readonly bits: BitRow
  readonly total: number
  /** What was found by words, to be ranked; null when none are asked for. */
  readonly matching: Matching | null
}

export type Selectable = {
  /** Where the selection is made. */
  readonly bits: BitRow
  readonly spare: BitRow
  readonly listed: BitRow
  slotOf(id: number): number | undefined
  readonly terms: TermBook
  /** Slots that cost less than their list price at the question's moment. */
  readonly reduced: SlotSet
  /** Null when nothing is looked for. */
  readonly matching: Matching | null
}

export function select(question: ListQuestion, from: Selectable): Selection {
  const { bits, matching, terms } = from
  bits.copy(from.listed)
  for (const condition of question.conditions) keepWhat(condition, from)
  if (question.mainCategory !== undefined) {
    terms.slotsOf('mainCategory', question.mainCategory).keepIn(bits)
  }
  matching?.keepIn(bits)
  return { bits, total: bits.count(), matching }
}

function keepWhat(condition: Condition, from: Selectable): void {
  const { bits, spare, terms, reduced } = from
  switch (condition.kind) {
    case 'ids':
      spare.clear()
      for (const id of condition.ids) {
        const slot = from.slotOf(id)
        if (slot !== undefined) spare.set(slot)
      }
      bits.keep(spare)
      return
    case 'categories':
      keepAny('category', condition.ids)
      return
    case 'archived':
    case 'featured':
      if (condition.is) terms.slotsOf(condition.kind).keepIn(bits)
      else terms.slotsOf(condition.kind).removeFrom(bits)
      return
    case 'discount':
      if (condition.is) reduced.keepIn(bits)
      else reduced.removeFrom(bits)
      return
    case 'valueIds':
      // A value of another attribute has a term too, but never one of this attribute.
      keepAny(
        'value',
        condition.valueIds.filter((id) => terms.hasValue(condition.attributeId, id)),
      )
      return
    case 'yesNo':
      terms.slotsOf(condition.is ? 'yes' : 'no', condition.attributeId).keepIn(bits)
      return
    case 'thousandths':
      keepBetween('thousandths', condition, [condition.from, condition.to])
      return
    case 'moment':
      keepBetween('moments', condition, [Date.parse(condition.from), Date.parse(condition.to)])
      return
  }

  function keepAny(kind: 'category' | 'value', ids: readonly number[]): void {
    const [only, ...others] = ids
    if (only !== undefined && others.length === 0) {
      terms.slotsOf(kind, only).keepIn(bits)
      return
    }
    spare.clear()
    for (const id of ids) terms.slotsOf(kind, id).addTo(spare)
    bits.keep(spare)
  }

  function keepBetween(
    kind: 'thousandths' | 'moments',
    { attributeId }: { readonly attributeId: number },
    [least, most]: readonly [number, number],
  ): void {
    const column = terms.attributes.get(attributeId)?.[kind]
    if (column) column.keepBetween(least, most, bits)
    else bits.clear()
  }
}
