import type { RowBits } from '#services/platform/rows/row-bits.ts'
import type { FacetCount } from './catalogue-reads.ts'
import type { IndexedAttribute, InvertedIndex } from './inverted-index.ts'

const NO_ENDS = { minThousandths: null, maxThousandths: null, minMoment: null, maxMoment: null }

/** Number of selected rows per value of these attributes; values without any are left out. */
export function countFacets(
  { attributes }: InvertedIndex,
  bits: RowBits,
  attributeIds: readonly number[],
): readonly FacetCount[] {
  return attributeIds.flatMap((attributeId) => {
    const attribute = attributes.get(attributeId)
    if (!attribute) return []
    return [...valueCounts(attribute, bits), ...ends(attribute, bits)]
      .filter(({ total }) => total > 0)
      .map((count) => ({ attributeId, valueId: null, yesNo: null, ...NO_ENDS, ...count }))
  })
}

type Count = Partial<FacetCount> & Pick<FacetCount, 'total'>

function valueCounts({ values, yes, no }: IndexedAttribute, bits: RowBits): readonly Count[] {
  return [
    ...Array.from(values, ([valueId, rows]) => ({ valueId, total: rows.countIn(bits) })),
    { yesNo: 1, total: yes.countIn(bits) },
    { yesNo: 0, total: no.countIn(bits) },
  ]
}

function ends({ thousandths, moments }: IndexedAttribute, bits: RowBits): readonly Count[] {
  const numbers = thousandths.endsIn(bits)
  const times = moments.endsIn(bits)
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
