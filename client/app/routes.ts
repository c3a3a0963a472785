import type { ComponentType } from 'react'
import { generatePath, type LoaderFunction, type RouteObject, redirect } from 'react-router'
import type { LocaleTable } from '#client/i18n/locales.ts'
import { prefixOf } from '#client/i18n/locales.ts'
import { joinPath } from '#client/lib/links.ts'
import { notFound } from '#client/lib/outcomes.ts'
import type { LoaderArgs } from '#client/lib/preload.ts'
import type { ScreenName } from '#client/lib/url-table.ts'
import { type Address, listAddresses } from './address-book.ts'
import { ErrorPage } from './error-page.tsx'
import { FallbackPage } from './fallback-page.tsx'
import { loadLayout, Root } from './root.tsx'

type ScreenModule = { readonly loader: LoaderFunction; readonly Component: ComponentType }

type OpenScreen = {
  /** Where it lies in the sources, which is how the build names its chunk. */
  readonly source: string
  readonly load: () => Promise<ScreenModule>
  /** Keys of the query that make another page of it. */
  readonly queryKeys: readonly string[]
  /** Depends on who looks: never kept, never shared. */
  readonly isPrivate: boolean
}

const LIST_KEYS = ['page', 'perPage', 'sort', 'keywords', 'discount', 'featured']

/** The screens that are open. What the table of addresses holds beyond these answers 404. */
export const OPEN_SCREENS: Partial<Readonly<Record<ScreenName, OpenScreen>>> = {
  home: open('home', () => import('#client/screens/home/home-route.ts')),
  shop: open('shop', () => import('#client/screens/shop/shop-route.ts'), LIST_KEYS),
  category: open('category', () => import('#client/screens/category/category-route.ts'), LIST_KEYS),
  product: open('product', () => import('#client/screens/product/product-route.ts')),
  event: open('event', () => import('#client/screens/event/event-route.ts')),
  content: open('content', () => import('#client/screens/content/content-route.ts'), ['page']),
}

/** A screen that is the same for everyone. */
function open(
  folder: string,
  load: OpenScreen['load'],
  queryKeys: readonly string[] = [],
): OpenScreen {
  return {
    source: `client/screens/${folder}/${folder}-route.ts`,
    load,
    queryKeys,
    isPrivate: false,
  }
}

/** `loaded` is the screen that is on the page already: it must be there for the first drawing. */
export function createRoutes(
  table: LocaleTable,
  loaded: { readonly pattern: string; readonly screen: ScreenModule } | null = null,
): RouteObject[] {
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
      // What stands around the screens stays while people move between them.
      shouldRevalidate: () => false,
      children: [
        {
          id: 'screens',
          ErrorBoundary: ErrorPage,
          children: [
            ...listAddresses(table).map((address) => routeOf(address, loaded)),
            ...unknown,
          ],
        },
      ],
    },
  ]
}

function routeOf(address: Address, loaded: Parameters<typeof createRoutes>[1]): RouteObject {
  const { pattern, canonical, screen } = address
  const route = { id: routeId(address), path: pattern, caseSensitive: true }
  const shown = OPEN_SCREENS[screen]
  if (shown === undefined) return { ...route, loader: answerNotFound, Component: NoScreen }
  if (canonical !== null) return { ...route, loader: leadTo(canonical), Component: NoScreen }
  if (loaded?.pattern === pattern) {
    const { loader, Component } = loaded.screen
    return { ...route, loader, Component }
  }
  // A function made for this route alone: the router uses up a `lazy` that two routes share.
  return {
    ...route,
    lazy: async () => {
      const { loader, Component } = await shown.load()
      return { loader, Component }
    },
  }
}

export function routeId({ locale, pattern }: Pick<Address, 'locale' | 'pattern'>): string {
  return `${locale} ${pattern}`
}

/** Where the loader never lets anything be drawn. */
function NoScreen(): null {
  return null
}

function answerNotFound(): never {
  throw notFound()
}

function leadTo(canonical: string): LoaderFunction {
  return ({ params, request }: LoaderArgs) =>
    redirect(generatePath(canonical, params) + new URL(request.url).search, 301)
}
