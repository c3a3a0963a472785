import type { Correction } from '#services/platform/search/query.ts'

export type Found<What> = What & { readonly correctedKeywords: string | null }

type Search<What> = {
  readonly keywords: string
  find(keywords: string): Promise<What>
  isEmpty(found: What): boolean
  /** Corrections of the keywords by each index. */
  correct(keywords: string): Promise<readonly (Correction | null)[]>
}

/**
 * Returns the matches of the typed keywords; without any, the matches of the nearest known words.
 */
export async function orCorrected<What>(search: Search<What>): Promise<Found<What>> {
  const asTyped = await search.find(search.keywords)
  if (!search.isEmpty(asTyped)) return { ...asTyped, correctedKeywords: null }

  const corrections = (await search.correct(search.keywords)).filter((one) => one !== null)
  const [nearest] = corrections.toSorted((one, other) => one.cost - other.cost)
  if (!nearest) return { ...asTyped, correctedKeywords: null }
  const found = await search.find(nearest.keywords)
  return { ...found, correctedKeywords: search.isEmpty(found) ? null : nearest.keywords }
}
