import { readLocaleCookie } from './locale-cookie.ts'
import { type LocaleEntry, type LocaleTable, localeOfPath } from './locales.ts'

export type LocaleHints = {
  readonly url: URL
  readonly host: string
  /** Raw header values. */
  readonly cookie?: string
  readonly acceptLanguage?: string
}

/** In order of precedence: prefix, host, cookie, the browser's languages, default. */
export function chooseLocale(hints: LocaleHints, table: LocaleTable): string {
  const remembered = readLocaleCookie(hints.cookie ?? '')
  return (
    localeOfPath(hints.url.pathname, table) ??
    table.entries.find(({ domain }) => domain !== null && domain === hostname(hints.host))?.code ??
    table.entries.find(({ code }) => code === remembered)?.code ??
    localeOfBrowser(hints.acceptLanguage ?? '', table) ??
    table.defaultCode
  )
}

function hostname(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase()
}

/** Penalty for a match of the language without its region. */
const LANGUAGE_ONLY_LOSS = 0.05

function localeOfBrowser(acceptLanguage: string, table: LocaleTable): string | null {
  const wanted = parseAcceptLanguage(acceptLanguage)
  let best: { readonly code: string; readonly score: number } | null = null
  for (const entry of table.entries) {
    const score = Math.max(0, ...wanted.map((choice) => scoreOf(choice, entry)))
    if (score > (best?.score ?? 0)) best = { code: entry.code, score }
  }
  return best?.code ?? null
}

type Choice = { readonly tag: string; readonly quality: number }

function scoreOf({ tag, quality }: Choice, { iso }: LocaleEntry): number {
  if (tag === iso.toLowerCase()) return quality
  return languageOf(tag) === languageOf(iso.toLowerCase()) ? quality - LANGUAGE_ONLY_LOSS : 0
}

function languageOf(tag: string): string {
  return tag.split('-')[0] ?? ''
}

function parseAcceptLanguage(header: string): readonly Choice[] {
  return header.split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    const quality = given === undefined ? 1 : Number(given)
    return tag !== '' && quality > 0 && quality <= 1 ? [{ tag: tag.toLowerCase(), quality }] : []
  })
}
