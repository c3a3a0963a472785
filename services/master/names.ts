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

function nameOf(type: 'language' | 'region', code: string, language: string): string {
  const locale = LOCALES[language] ?? 'hr'
  return new Intl.DisplayNames(locale, { type, fallback: 'code' }).of(code) ?? code
}
