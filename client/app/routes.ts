import { type ActionFunction, type LoaderFunction, type RouteObject, redirect } from 'react-router'
import { SCREENS } from '#client/generated/screens.ts'
import type { LocaleTable } from '#client/i18n/locales.ts'
import { prefixOf } from '#client/i18n/locales.ts'
import { fillPattern, joinPath } from '#client/lib/links.ts'
import { notFound } from '#client/lib/outcomes.ts'
import type { LoaderArgs } from '#client/lib/preload.ts'
import type { ScreenModule, ScreenName } from '#client/lib/screen.ts'
import { type Address, listAddresses } from './address-book.ts'
import { ErrorPage } from './error-pages/error-page.tsx'
import { FallbackPage } from './error-pages/fallback-page.tsx'
import { loadLayout, Root } from './root.tsx'

export type FirstScreen = {
  /** The screen of the current page, already loaded for hydration. */
  readonly loaded: { readonly pattern: string; readonly screen: ScreenModule } | null
  /** Loads everything that other screens need besides their code. */
  prepareOthers(): Promise<void>
}

type RouteParts = {
  readonly first?: FirstScreen
  /** Answers the posted forms of a screen; only on the server. */
  actionOf?(screen: ScreenName): ActionFunction | undefined
}

export function createRoutes(table: LocaleTable, parts: RouteParts = {}): RouteObject[] {
  const unknown = table.entries.map(({ code }) => ({
    id: `${code} unknown`,
    path: joinPath(prefixOf(code, table), '/*'),
    loader: answerNotFound,
    Component: NoScreen,
  }))
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: FallbackPage,
      loader: loadLayout,
      // The layout is not refetched on navigation.
      shouldRevalidate: () => false,
      children: [
        {
          id: 'screens',
          ErrorBoundary: ErrorPage,
          children: [...listAddresses(table).map((address) => routeOf(address, parts)), ...unknown],
        },
      ],
    },
  ]
}

function routeOf(address: Address, { first, actionOf }: RouteParts): RouteObject {
  const { pattern, canonical, screen } = address
  const place = { id: routeId(address), path: pattern, caseSensitive: true }
  if (canonical !== null) return { ...place, loader: redirectTo(canonical), Component: NoScreen }
  const action = actionOf?.(screen)
  const route = action ? { ...place, action } : place
  if (first?.loaded?.pattern === pattern) {
    return { ...route, ...partsOf(first.loaded.screen) }
  }
  // One function per route: the router consumes a `lazy` that two routes share.
  return {
    ...route,
    lazy: async () => {
      const [loaded] = await Promise.all([SCREENS[screen].load(), first?.prepareOthers()])
      return partsOf(loaded)
    },
  }
}

function partsOf({ loader, Component, shouldRevalidate }: ScreenModule): ScreenModule {
  return { loader, Component, ...(shouldRevalidate ? { shouldRevalidate } : {}) }
}

export function routeId({ locale, pattern }: Pick<Address, 'locale' | 'pattern'>): string {
  return `${locale} ${pattern}`
}

/** For routes whose loader always redirects or throws. */
function NoScreen(): null {
  return null
}

function answerNotFound(): never {
  throw notFound()
}

function redirectTo(canonical: string): LoaderFunction {
  return ({ params, request }: LoaderArgs) =>
    redirect(fillPattern(canonical, params) + new URL(request.url).search, 301)
}
