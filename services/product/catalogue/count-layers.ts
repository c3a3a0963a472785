import type { BitTable } from './bit-table.ts'
import type { LayerCount, ListQuestion } from './catalogue-reads.ts'
import type { Ends, NumberColumn } from './number-column.ts'
import type { Selection } from './selection.ts'
import { onlyCategories, type TermCounter } from './shown-counts.ts'
import type { IndexedAttribute, TermBook } from './term-book.ts'

type Counting = Selection & { readonly table: BitTable; readonly question: ListQuestion }

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
  const asked = attributes.reduce((sum, attribute) => sum + attribute.terms.size, 0)
  const totalOf = known(terms, counting) ?? counterOf(terms, counting, asked)
  return attributes.flatMap((attribute) => [
    ...choices(attribute, totalOf),
    ...ends(attribute, (column) => column.endsIn(bits)),
  ])
}

function known(terms: TermBook, { question, matching, total }: Counting): TermCounter | null {
  const categories = matching ? null : onlyCategories(question)
  return categories && terms.shownIn(categories, total)
}

/**
 * Two ways to one answer, by what is less work: the terms of each product, where there are few, or
 * the bits that each term shares.
 */
function counterOf(
  terms: TermBook,
  { bits, total, table: { width, work } }: Counting,
  asked: number,
): TermCounter {
  if (total * work.wordsPerProduct >= asked * width)
    return (term) => terms.setOf(term).countIn(bits)
  const counts = terms.countIn(bits.slots(total))
  return (term) => counts[term] ?? 0
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
