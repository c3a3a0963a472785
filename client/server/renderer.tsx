import type { ReactElement } from 'react'
import { createAddressBook } from '#client/app/address-book.ts'
import { listQuery, readListState } from '#client/features/listing/list-state.ts'
import { SCREENS } from '#client/generated/screens.ts'
import { SERVER_SCREENS } from '#client/generated/server-screens.ts'
import { chooseLocale, type LocaleHints } from '#client/i18n/choose-locale.ts'
import { createI18n } from '#client/i18n/i18n.ts'
import {
  FIRST_LOCALES,
  findLocale,
  type LocaleEntry,
  type LocaleTable,
  localeTable,
  prefixOf,
} from '#client/i18n/locales.ts'
import { loadMessages, pickMessages } from '#client/i18n/messages.ts'
import { withQuery } from '#client/lib/links.ts'
import type { ScreenName } from '#client/lib/screen.ts'
import type { ClientAssets } from './assets.ts'
import type { PageAnswer, PageRequest } from './page.ts'
import { createPageRenderer, type ScreenTexts } from './render-page.tsx'

export { type ClientAssets, readAssets } from './assets.ts'
export type { Execute } from './page.ts'

export type PageMatch = {
  /** Null when no route matches. */
  readonly route: string | null
  readonly locale: string
  /** Target of an alias (301), with its query. */
  readonly redirectTo: string | null
  /** The normalised part of the query that selects content. */
  readonly query: URLSearchParams
  readonly isPrivate: boolean
  /** Forms may be posted to it. */
  readonly takesForms: boolean
}

/** A locale of the pages. */
type RenderedLocale = Pick<LocaleEntry, 'code' | 'iso'> & {
  /** Of its paths. */
  readonly prefix: string
}

export type Renderer = {
  /** The default one first. */
  readonly locales: readonly [RenderedLocale, ...RenderedLocale[]]
  match(url: URL): PageMatch
  render(request: PageRequest): Promise<PageAnswer>
  chooseLocale(hints: LocaleHints): string
  /**
   * The pages of a site with these locales, the default one first; those that the build has no texts
   * of are left out.
   */
  speaking?(codes: readonly string[]): Renderer
}

export type RendererOptions = {
  /** Those of a new site by default. */
  readonly locales?: LocaleTable
  readonly warn?: (message: string) => void
  /** Version on the badge of a demo; without it there is none. */
  readonly demoVersion?: string | undefined
  /** Receives each tree before it renders, to measure the cost of React alone. */
  readonly onTree?: (tree: ReactElement) => void
}

export function createRenderer(assets: ClientAssets, options: RendererOptions = {}): Renderer {
  const { locales = FIRST_LOCALES, warn = (message) => process.emitWarning(message) } = options
  const { onTree, demoVersion = null } = options
  const texts = new Map<string, Promise<ScreenTexts>>()
  const made = new Map<string, Renderer>()

  /**
   * Server and browser use the same texts, otherwise hydration would differ; those of a maintenance,
   * a demo, a tag manager, a captcha and the choice of the language are rendered here alone.
   */
  function textsOf(entry: LocaleEntry, screen: ScreenName | null): Promise<ScreenTexts> {
    const key = `${entry.code} ${screen}`
    const known = texts.get(key)
    if (known !== undefined) return known
    const areas = screen === null ? [] : SERVER_SCREENS[screen].areas
    const made = loadMessages(entry, warn).then((all) => {
      const messages = pickMessages(all, areas)
      const { maintenance = {}, demo = {}, statistics = {}, captcha = {}, languages = {} } = all
      const ownTexts = { ...messages, maintenance, demo, statistics, captcha, languages }
      return { messages, i18n: createI18n(entry, ownTexts) }
    })
    texts.set(key, made)
    return made
  }

  /** Routes and addresses are made once for each set of locales, of which a site has few. */
  function speaking(codes: readonly string[]): Renderer {
    const key = codes.join()
    const known = made.get(key)
    if (known) return known
    const renderer = rendererOf(localeTable(codes))
    made.set(key, renderer)
    return renderer
  }

  function rendererOf(locales: LocaleTable): Renderer {
    const locate = createAddressBook(locales)
    const renderPage = createPageRenderer({ assets, locales, onTree, demoVersion })
    return {
      speaking,
      locales: renderedLocales(locales, warn),

      chooseLocale: (hints) => chooseLocale(hints, locales),

      match: (url) => matchOf(url, locales, locate),

      async render(request) {
        const locale = findLocale(request.locale, locales, warn)
        const located = locate(request.url.pathname)
        const texts = await textsOf(locale, located?.address.screen ?? null)
        return renderPage(request, locale, texts, located)
      },
    }
  }

  return rendererOf(locales)
}

function matchOf(
  url: URL,
  locales: LocaleTable,
  locate: ReturnType<typeof createAddressBook>,
): PageMatch {
  const located = locate(url.pathname)
  const locale = chooseLocale({ url, host: url.host }, locales)
  if (located === null) {
    const none = { query: NO_QUERY, isPrivate: false, takesForms: false }
    return { route: null, locale, redirectTo: null, ...none }
  }
  const { address, parameter } = located
  const { screen, canonical } = address
  const query = normalQuery(url.searchParams, screen)
  const redirectTo = canonical === null ? null : canonicalPath(canonical, parameter) + url.search
  const { isPrivate } = SCREENS[screen]
  const takesForms = SERVER_SCREENS[screen].loadActions !== undefined
  return { route: screen, locale, redirectTo, query, isPrivate, takesForms }
}

function renderedLocales(table: LocaleTable, warn: (message: string) => void): Renderer['locales'] {
  const rendered = ({ code, iso }: LocaleEntry) => ({ code, iso, prefix: prefixOf(code, table) })
  const others = table.entries.filter(({ code }) => code !== table.defaultCode)
  return [rendered(findLocale(table.defaultCode, table, warn)), ...others.map(rendered)]
}

const NO_QUERY = new URLSearchParams()

function normalQuery(given: URLSearchParams, screen: ScreenName): URLSearchParams {
  if (screen === 'shop' || screen === 'category') {
    return new URLSearchParams(withQuery('', listQuery(readListState(given))))
  }
  const entries = SERVER_SCREENS[screen].queryKeys.flatMap((key) =>
    given.getAll(key).map((value) => [key, value]),
  )
  return new URLSearchParams(entries.filter(([, value]) => value !== ''))
}

/** The parameter stays encoded as in the URL. */
function canonicalPath(pattern: string, parameter: string | null): string {
  return parameter === null ? pattern : pattern.replace(/:\w+$/, parameter)
}
