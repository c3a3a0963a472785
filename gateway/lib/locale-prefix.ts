const DEFAULT_LOCALE = 'hr'

/** What paths of a locale begin with; empty for the default one. */
export function localePrefix(locale: string): string {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`
}
