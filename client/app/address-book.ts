import { URL_TABLE } from '#client/generated/url-table.ts'
import { type LocaleTable, prefixOf } from '#client/i18n/locales.ts'
import { joinPath } from '#client/lib/links.ts'
import { pathPatterns, type ScreenName } from '#client/lib/screen.ts'

/** One path of the site in one locale. */
export type Address = {
  readonly locale: string
  /** Includes the locale's prefix; only the last segment may be a parameter. */
  readonly pattern: string
  readonly screen: ScreenName
  /** Canonical pattern that this alias redirects to (301); null when it is canonical itself. */
  readonly canonical: string | null
}

export function listAddresses(table: LocaleTable): readonly Address[] {
  return table.entries.flatMap(({ code: locale }) => {
    const prefix = prefixOf(locale, table)
    const place = (path: string): string => joinPath(prefix, path)

    const taken = new Set(screenNames().flatMap((screen) => pathPatterns(screen, locale)))

    const screens = screenNames().flatMap((screen) => {
      const [own, ...aliases] = pathPatterns(screen, locale)
      const canonical = place(own)
      // A path of another locale leads to that of this one, so that a page and its translation
      // differ in their prefix alone.
      const foreign = table.entries.map((other) => pathPatterns(screen, other.code)[0])
      const added = [...new Set(foreign)].filter((pattern) => !taken.has(pattern))
      return [
        { locale, pattern: canonical, screen, canonical: null },
        ...[...aliases, ...added].map((path) => ({
          ...{ locale, screen, canonical },
          pattern: place(path),
        })),
      ]
    })
    // A product path without a slug redirects to the shop.
    const shop = place(pathPatterns('shop', locale)[0])
    const productless = pathPatterns('product', locale).map((pattern) => ({
      locale,
      pattern: place(pattern.slice(0, pattern.lastIndexOf('/'))),
      screen: 'shop' as const,
      canonical: shop,
    }))
    return [...screens, ...productless]
  })
}

export type Located = { readonly address: Address; readonly parameter: string | null }

/** Looks up a path in constant time, because it runs for every request, also for cached pages. */
export function createAddressBook(table: LocaleTable): (pathname: string) => Located | null {
  const byShape = new Map(
    listAddresses(table).map((address) => [address.pattern.replace(/:\w+$/, ':'), address]),
  )
  return (pathname) => {
    const path = withoutTrailingSlash(pathname)
    const exact = byShape.get(path)
    if (exact !== undefined) return { address: exact, parameter: null }

    const cut = path.lastIndexOf('/') + 1
    const address = byShape.get(`${path.slice(0, cut)}:`)
    const parameter = path.slice(cut)
    return address === undefined || parameter === '' ? null : { address, parameter }
  }
}

export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/'
}

function screenNames(): readonly ScreenName[] {
  return Object.keys(URL_TABLE).filter((name): name is ScreenName => name in URL_TABLE)
}
