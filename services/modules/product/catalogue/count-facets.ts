import type { RowBits } from '#services/platform/rows/row-bits.ts'
import type { RowSet } from '#services/platform/rows/row-set.ts'
import type { FacetCount } from './catalogue-reads.ts'
import type { FacetRows } from './facet-rows.ts'
import type { IndexedAttribute, InvertedIndex } from './inverted-index.ts'

const NO_ENDS = { minThousandths: null, maxThousandths: null, minMoment: null, maxMoment: null }

/** Number of rows per value of these attributes; values that are not offered are left out. */
export function countFacets(
  { attributes }: InvertedIndex,
  rows: FacetRows,
  attributeIds: Iterable<number>,
): readonly FacetCount[] {
  return [...attributeIds].flatMap((attributeId) => {
    const attribute = attributes.get(attributeId)
    if (!attribute) return []
    const counted = rows.ofAttribute(attributeId)
    return [...valueCounts(attribute, counted, rows), ...ends(attribute, counted, rows)].map(
      (count) => ({ attributeId, valueId: null, yesNo: null, ...NO_ENDS, ...count }),
    )
  })
}

type Count = Partial<FacetCount> & Pick<FacetCount, 'total'>

function valueCounts(
  { values, yes, no }: IndexedAttribute,
  counted: RowBits,
  { offered }: FacetRows,
): readonly Count[] {
  const countOf = (of: RowSet, value: Partial<FacetCount>): readonly Count[] => {
    const total = of.countIn(counted)
    return total > 0 || of.hasAnyIn(offered) ? [{ ...value, total }] : []
  }
  return [
    ...Array.from(values, ([valueId, rows]) => countOf(rows, { valueId })).flat(),
    ...countOf(yes, { yesNo: 1 }),
    ...countOf(no, { yesNo: 0 }),
  ]
}

function ends(
  { thousandths, moments }: IndexedAttribute,
  counted: RowBits,
  { offered }: FacetRows,
): readonly Count[] {
  const [numbers, times] = [thousandths, moments].map((column) => {
    const own = column.endsIn(counted)
    if (own) return own
    const ofAll = column.endsIn(offered)
    return ofAll && { ...ofAll, total: 0 }
  })
  return [
    ...(numbers
      ? [{ total: numbers.total, minThousandths: numbers.min, maxThousandths: numbers.max }]
      : []),
    ...(times
      ? [{ total: times.total, minMoment: iso(times.min), maxMoment: iso(times.max) }]
      : []),
  ]
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
