const CODE = /^[A-Z]{2}$/
const names = new Map<string, Intl.DisplayNames>()

/** Name of a country by its ISO code of two letters; any other text is returned as it is. */
export function countryName(code: string, locale: string): string {
  return CODE.test(code) ? (namesIn(locale).of(code) ?? code) : code
}

function namesIn(locale: string): Intl.DisplayNames {
  const known = names.get(locale)
  if (known) return known
  const created = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  names.set(locale, created)
  return created
}
