import type { ListingFieldsFragment } from './listing.generated.ts'

export type Facet = NonNullable<ListingFieldsFragment['facets']>[number]
export type FacetValue = Facet['values'][number]

type Range = 'date' | 'number'

/** The range; null for facets of values. */
export function rangeOf({ type }: Facet): Range | null {
  if (type === 'NUMBER') return 'number'
  return type === 'DATE' || type === 'DATE_TIME' ? 'date' : null
}

/** The value in the list's URL. */
export function valueText({ id, isYes }: FacetValue): string {
  if (isYes === null) return id ?? ''
  return isYes ? 'yes' : 'no'
}

/** Both ends of a range for date fields and texts. */
export function rangeEnds(range: Range, value: string): readonly string[] {
  const ends = value === '' ? [] : value.split(',')
  return range === 'number' ? ends : ends.map((end) => new Date(Number(end)).toISOString())
}

/**
 * False for a single value that every product has, and where no value has more than one product:
 * the colour of the one scarf among tickets narrows nothing down.
 */
export function isChoice(facet: Facet, value: string, total: number): boolean {
  if (value !== '' || rangeOf(facet)) return true
  if (facet.values.every(({ totalProducts }) => totalProducts <= 1)) return false
  return (
    facet.values.length > 1 || facet.values.some(({ totalProducts }) => totalProducts !== total)
  )
}
