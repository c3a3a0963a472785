import { FIRST_LANGUAGE, PAGE_LANGUAGES } from '#services/contract/rules/languages.ts'

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

/** The locales that a site has at the moment. The server sends it with each page. */
export type LocaleTable = {
  readonly entries: readonly LocaleEntry[]
  readonly defaultCode: string
}

/** All that the build has texts for; which of them are on is a setting of the site. */
const KNOWN: readonly LocaleEntry[] = PAGE_LANGUAGES.map(({ code2: code, iso }) => ({
  ...{ code, iso, file: code, domain: null },
}))

/** The locales of a new site. */
export const FIRST_LOCALES: LocaleTable = localeTable([FIRST_LANGUAGE.code2])

/** Of the codes that the build knows, the default one first; none known: those of a new site. */
export function localeTable(codes: readonly string[]): LocaleTable {
  const entries = codes.flatMap((code) => KNOWN.find((entry) => entry.code === code) ?? [])
  const [first] = entries
  return first ? { entries, defaultCode: first.code } : FIRST_LOCALES
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

export function prefixOf(code: string, table: Pick<LocaleTable, 'defaultCode'>): string {
  return code === table.defaultCode ? '' : `/${code}`
}

/** Locale of the path's prefix; null without one. */
export function localeOfPath(pathname: string, table: LocaleTable): string | null {
  const first = pathname.split('/')[1] ?? ''
  return (
    table.entries.find(({ code }) => code === first && code !== table.defaultCode)?.code ?? null
  )
}
