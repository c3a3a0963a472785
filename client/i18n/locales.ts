export type LocaleEntry = {
  /** First path segment, except for the default locale. */
  readonly code: string
  /** BCP 47 tag for `lang`, `Intl` and `accept-language`. */
  readonly iso: string
  /** Folder beside this file with its messages. */
  readonly file: string
  /** Host of this locale, which needs no prefix; null when there is none. */
  readonly domain: string | null
}

export type LocaleTable = {
  readonly entries: readonly LocaleEntry[]
  readonly defaultCode: string
}

/** A new locale is one entry here and a folder of messages. */
export const LOCALES: LocaleTable = {
  entries: [{ code: 'hr', iso: 'hr-HR', file: 'hr', domain: null }],
  defaultCode: 'hr',
}

/** Falls back to the default locale with a warning. */
export function findLocale(
  code: string,
  table: LocaleTable,
  warn: (message: string) => void,
): LocaleEntry {
  const found = table.entries.find((entry) => entry.code === code)
  if (found !== undefined) return found
  warn(`Unknown locale code "${code}"; "${table.defaultCode}" is used.`)
  const fallback = table.entries.find((entry) => entry.code === table.defaultCode)
  if (fallback === undefined) throw new Error('The default locale has no entry in the table.')
  return fallback
}

export function prefixOf(code: string, table: LocaleTable): string {
  return code === table.defaultCode ? '' : `/${code}`
}

/** Locale of the path's prefix; null without one. */
export function localeOfPath(pathname: string, table: LocaleTable): string | null {
  const first = pathname.split('/')[1] ?? ''
  return (
    table.entries.find(({ code }) => code === first && code !== table.defaultCode)?.code ?? null
  )
}
