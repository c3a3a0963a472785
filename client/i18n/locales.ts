export type LocaleEntry = {
  /** First segment of its paths, unless it is the default. */
  readonly code: string
  /** Language tag for `lang`, `Intl` and the browser's own list. */
  readonly iso: string
  /** Folder beside this file that holds its messages. */
  readonly file: string
  /** Host that speaks this locale without a prefix; null when there is none. */
  readonly domain: string | null
}

export type LocaleTable = {
  readonly entries: readonly LocaleEntry[]
  readonly defaultCode: string
}

/** Adding a locale is one entry here and a folder of messages. */
export const LOCALES: LocaleTable = {
  entries: [{ code: 'hr', iso: 'hr-HR', file: 'hr', domain: null }],
  defaultCode: 'hr',
}

/** An unknown code means the default locale and a warning, never a failure. */
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

/** The locale whose prefix the path begins with; null when it begins with none. */
export function localeOfPath(pathname: string, table: LocaleTable): string | null {
  const first = pathname.split('/')[1] ?? ''
  return (
    table.entries.find(({ code }) => code === first && code !== table.defaultCode)?.code ?? null
  )
}
