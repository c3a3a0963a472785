import { type Bits, countBits, removeBits, slotsIn } from './bits.ts'
import type { LayerCount } from './catalogue-reads.ts'
import type { Ends, NumberColumn } from './number-column.ts'
import type { Selection } from './selection.ts'
import type { IndexedAttribute, TermBook } from './term-book.ts'

/** Terms of a product at a guess, each a jump through memory where words of bits come in a row. */
const COST_OF_SLOT = 30

type Counting = Selection & { readonly listed: Bits }

export function countLayers(
  terms: TermBook,
  counting: Counting,
  attributeIds: readonly number[],
): readonly LayerCount[] {
  const { bits, total } = counting
  if (total === 0) return []
  const attributes = attributeIds.flatMap((attributeId) => {
    const attribute = terms.attributes.get(attributeId)
    return attribute ? [{ attributeId, ...attribute }] : []
  })
  const slots = once(() => slotsIn(bits, total))
  const asked = attributes.reduce((sum, attribute) => sum + attribute.terms.size, 0)
  const totalOf = counterOf(terms, counting, { slots, asked })
  return attributes.flatMap((attribute) => [
    ...choices(attribute, totalOf),
    ...ends(attribute, (column) => column.endsIn(bits, slots)),
  ])
}

/**
 * Three ways to one answer, by what is least work: the terms of each product, where there are few;
 * the terms of each that is left out, where nearly all are in; the bits that each term shares.
 */
function counterOf(
  terms: TermBook,
  { bits, total, listed }: Counting,
  { slots, asked }: { readonly slots: () => Uint32Array; readonly asked: number },
): (term: number) => number {
  const most = (asked * bits.length) / COST_OF_SLOT
  if (total < most) {
    const counts = terms.countIn(slots())
    return (term) => counts[term] ?? 0
  }
  const out = listed.slice(0, bits.length)
  removeBits(out, bits)
  const totalOut = countBits(out)
  if (totalOut < most) {
    const counts = terms.countIn(slotsIn(out, totalOut))
    return (term) => terms.setOf(term).size - (counts[term] ?? 0)
  }
  return (term) => terms.setOf(term).countIn(bits)
}

type Asked = IndexedAttribute & { readonly attributeId: number }

function choices(
  { attributeId, terms }: Asked,
  totalOf: (term: number) => number,
): readonly LayerCount[] {
  return [...terms].flatMap(([term, { valueId, yesNo }]) => {
    const total = totalOf(term)
    return total === 0 ? [] : [{ ...NO_ENDS, attributeId, valueId, yesNo, total }]
  })
}

function ends(
  { attributeId, thousandths, moments }: Asked,
  endsOf: (column: NumberColumn) => Ends | null,
): LayerCount[] {
  const counted = { ...NO_ENDS, attributeId, valueId: null, yesNo: null }
  const numbers = endsOf(thousandths)
  const times = endsOf(moments)
  return [
    ...(numbers
      ? [
          {
            ...counted,
            ...totalOf(numbers),
            minThousandths: numbers.min,
            maxThousandths: numbers.max,
          },
        ]
      : []),
    ...(times
      ? [{ ...counted, ...totalOf(times), minMoment: iso(times.min), maxMoment: iso(times.max) }]
      : []),
  ]
}

const NO_ENDS = { minThousandths: null, maxThousandths: null, minMoment: null, maxMoment: null }

function totalOf({ total }: Ends): { readonly total: number } {
  return { total }
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}

function once<Thing>(make: () => Thing): () => Thing {
  let made: { readonly thing: Thing } | null = null
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}
