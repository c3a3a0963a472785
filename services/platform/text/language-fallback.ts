/** Fallback for texts that are missing in the requested language. */
export const DEFAULT_LANGUAGE = 'hrv'

export function withFallback(language: string): readonly string[] {
  return language === DEFAULT_LANGUAGE ? [language] : [language, DEFAULT_LANGUAGE]
}

/** The text of each thing in the requested language, otherwise in the default one. */
export function preferred<Row extends { readonly language: string }>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  language: string,
): ReadonlyMap<number, Row> {
  const chosen = new Map<number, Row>()
  for (const row of rows) {
    const id = idOf(row)
    if (row.language === language || !chosen.has(id)) chosen.set(id, row)
  }
  return chosen
}
