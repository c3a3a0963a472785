export const MEASURES = ['chest', 'waist', 'hips', 'height'] as const

export type Measure = (typeof MEASURES)[number]

type Range = { readonly from: number; readonly to: number }

export type SizeRow = { readonly size: string } & Readonly<Record<Measure, Range | null>>

export type Suggestion =
  | { readonly kind: 'size'; readonly size: string }
  | { readonly kind: 'tooSmall' | 'tooLarge' }

/** Measures of which every row has a range, in the order of a table. */
export function measuresOf(rows: readonly SizeRow[]): readonly Measure[] {
  return MEASURES.filter((measure) => rows.length > 0 && rows.every((row) => row[measure] !== null))
}

/**
 * The smallest size that is wide enough. Where two sizes share an end, and between two ranges, it is
 * the larger one. Null for what no body measures.
 */
export function suggestSize(
  rows: readonly SizeRow[],
  measure: Measure,
  typed: string,
): Suggestion | null {
  const centimetres = Number(typed.trim().replace(',', '.'))
  if (typed.trim() === '' || !Number.isFinite(centimetres) || centimetres <= 0) return null
  const ranges = rows
    .flatMap(({ size, [measure]: range }) => (range ? [{ size, ...range }] : []))
    .toSorted((one, other) => one.from - other.from)
  const [smallest] = ranges
  if (!smallest) return null
  if (centimetres < smallest.from) return { kind: 'tooSmall' }
  const reached = ranges.findLast(({ from }) => from <= centimetres)
  if (reached && centimetres <= reached.to) return { kind: 'size', size: reached.size }
  const next = ranges.find(({ from }) => from > centimetres)
  return next ? { kind: 'size', size: next.size } : { kind: 'tooLarge' }
}
