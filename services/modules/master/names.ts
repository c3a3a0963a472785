/** Runtime locales by our language codes. */
const LOCALES: Readonly<Record<string, string>> = {
  hrv: 'hr',
  eng: 'en',
  ger: 'de',
  srp: 'sr-Latn',
}

export function languageName(code2: string, language: string): string {
  return nameOf('language', code2, language)
}

export function countryName(iso: string, language: string): string {
  return nameOf('region', iso, language)
}

/** Creating one takes longer than all names of an answer. */
const displayNames = new Map<string, Intl.DisplayNames>()

function nameOf(type: 'language' | 'region', code: string, language: string): string {
  const locale = LOCALES[language] ?? 'hr'
  const key = `${type} ${locale}`
  const names = displayNames.get(key) ?? new Intl.DisplayNames(locale, { type, fallback: 'code' })
  displayNames.set(key, names)
  return names.of(code) ?? code
}
