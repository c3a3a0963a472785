import { slotsIn } from './bits.ts'
import type { LayerCount } from './catalogue-reads.ts'
import type { Ends } from './number-column.ts'
import type { Selection } from './selection.ts'
import type { IndexedAttribute, TermBook } from './term-book.ts'

/** Terms of a product at a guess, each a jump through memory where words of bits come in a row. */
const COST_OF_SLOT = 30

/**
 * Of few products the terms of each are counted, of many the bits that each term shares with them:
 * both answer the same, at ten times the speed of the other.
 */
export function countLayers(
  terms: TermBook,
  { bits, total }: Selection,
  attributeIds: readonly number[],
): readonly LayerCount[] {
  if (total === 0) return []
  const attributes = attributeIds.flatMap((attributeId) => {
    const attribute = terms.attributes.get(attributeId)
    return attribute ? [{ attributeId, ...attribute }] : []
  })
  const slots = slotsIn(bits, total)
  const asked = attributes.reduce((sum, attribute) => sum + attribute.terms.size, 0)
  const counts = total * COST_OF_SLOT < asked * bits.length ? terms.countIn(slots) : null
  const totalOf = (term: number) => counts?.[term] ?? terms.setOf(term).countIn(bits)
  return attributes.flatMap((attribute) => [
    ...choices(attribute, totalOf),
    ...ends(attribute, slots),
  ])
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

function ends({ attributeId, thousandths, moments }: Asked, slots: Uint32Array): LayerCount[] {
  const counted = { ...NO_ENDS, attributeId, valueId: null, yesNo: null }
  const numbers = thousandths.endsOf(slots)
  const times = moments.endsOf(slots)
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
