import type { Condition } from '#services/product/filter.ts'
import { type Bits, bitsFor, countBits, keepBits, removeBits, setBit } from './bits.ts'
import type { ListQuestion } from './catalogue-reads.ts'
import type { TermBook } from './term-book.ts'

export type Selection = {
  readonly bits: Bits
  readonly total: number
  /** Slots found by words, best first, whatever else they must meet; null when none are asked for. */
  readonly ranking: Uint32Array | null
}

export type Selectable = {
  readonly listed: Bits
  /** Every slot lies below. */
  readonly slots: number
  slotOf(id: number): number | undefined
  readonly terms: TermBook
  /** Slots that cost less than their list price at the question's moment. */
  readonly reduced: Bits
  /** Ids found by the question's words, best first. */
  readonly found: readonly number[] | null
}

export function select(question: ListQuestion, from: Selectable): Selection {
  const bits = bitsFor(from.slots)
  bits.set(from.listed.subarray(0, bits.length))
  for (const condition of question.conditions) keepWhat(condition, bits, from)
  if (question.mainCategory !== undefined) {
    from.terms.slotsOf('mainCategory', question.mainCategory).keepIn(bits)
  }
  const ranking = from.found ? slotsOf(from.found, from) : null
  if (ranking) keepBits(bits, bitsOf(ranking, from.slots))
  return { bits, total: countBits(bits), ranking }
}

function keepWhat(condition: Condition, bits: Bits, { terms, reduced, ...from }: Selectable): void {
  switch (condition.kind) {
    case 'ids':
      keepBits(bits, bitsOf(slotsOf(condition.ids, from), from.slots))
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
      if (condition.is) keepBits(bits, reduced)
      else removeBits(bits, reduced)
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
    case 'thousandths': {
      const { from: least, to: most } = condition
      const column = terms.attributes.get(condition.attributeId)?.thousandths
      keepBits(bits, column?.between(least, most, from.slots) ?? bitsFor(0))
      return
    }
    case 'moment': {
      const column = terms.attributes.get(condition.attributeId)?.moments
      const [first, last] = [Date.parse(condition.from), Date.parse(condition.to)]
      keepBits(bits, column?.between(first, last, from.slots) ?? bitsFor(0))
      return
    }
  }

  function keepAny(kind: 'category' | 'value', ids: readonly number[]): void {
    const any = bitsFor(from.slots)
    for (const id of ids) terms.slotsOf(kind, id).addTo(any)
    keepBits(bits, any)
  }
}

/** In the order of the ids; one that no listed product has is left out. */
function slotsOf(ids: readonly number[], { slotOf }: Pick<Selectable, 'slotOf'>): Uint32Array {
  const slots = new Uint32Array(ids.length)
  let found = 0
  for (const id of ids) {
    const slot = slotOf(id)
    if (slot === undefined) continue
    slots[found] = slot
    found += 1
  }
  return slots.subarray(0, found)
}

function bitsOf(slots: Uint32Array, room: number): Bits {
  const bits = bitsFor(room)
  for (const slot of slots) setBit(bits, slot)
  return bits
}
