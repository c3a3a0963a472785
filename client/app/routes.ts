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

type OpenScreen = {
  /** Folder of the screen, whose modules are one chunk. */
  readonly folder: string
  readonly loader: () => Promise<LoaderFunction>
  readonly Component: () => Promise<ComponentType>
  /** Keys of the query that make another page of it. */
  readonly queryKeys: readonly string[]
  /** Depends on who looks: never kept, never shared. */
  readonly isPrivate: boolean
}

const LIST_KEYS = ['page', 'perPage', 'sort', 'keywords', 'discount', 'featured']

/** The screens that are open. What the table of addresses holds beyond these answers 404. */
export const OPEN_SCREENS: Partial<Readonly<Record<ScreenName, OpenScreen>>> = {
  home: {
    folder: 'home',
    loader: () => import('#client/screens/home/home-route.ts').then(({ loader }) => loader),
    Component: () => import('#client/screens/home/home-screen.tsx').then((all) => all.HomeScreen),
    queryKeys: [],
    isPrivate: false,
  },
  shop: {
    folder: 'shop',
    loader: () => import('#client/screens/shop/shop-route.ts').then(({ loader }) => loader),
    Component: () => import('#client/screens/shop/shop-screen.tsx').then((all) => all.ShopScreen),
    queryKeys: LIST_KEYS,
    isPrivate: false,
  },
  category: {
    folder: 'category',
    loader: () => import('#client/screens/category/category-route.ts').then(({ loader }) => loader),
    Component: () =>
      import('#client/screens/category/category-screen.tsx').then((all) => all.CategoryScreen),
    queryKeys: LIST_KEYS,
    isPrivate: false,
  },
  product: {
    folder: 'product',
    loader: () => import('#client/screens/product/product-route.ts').then(({ loader }) => loader),
    Component: () =>
      import('#client/screens/product/product-screen.tsx').then((all) => all.ProductScreen),
    queryKeys: [],
    isPrivate: false,
  },
  content: {
    folder: 'content',
    loader: () => import('#client/screens/content/content-route.ts').then(({ loader }) => loader),
    Component: () =>
      import('#client/screens/content/content-screen.tsx').then((all) => all.ContentScreen),
    queryKeys: [],
    isPrivate: false,
  },
}

export type LoadedScreen = { readonly loader: LoaderFunction; readonly Component: ComponentType }

export async function loadScreen(open: OpenScreen): Promise<LoadedScreen> {
  const [loader, Component] = await Promise.all([open.loader(), open.Component()])
  return { loader, Component }
}

/** `loaded` is the screen that is on the page already: it must be there for the first drawing. */
export function createRoutes(
  table: LocaleTable,
  loaded: { readonly pattern: string; readonly screen: LoadedScreen } | null = null,
): RouteObject[] {
  const unknown = table.entries.map(({ code }) => ({
    id: `${code} unknown`,
    path: joinPath(prefixOf(code, table), '/*'),
    loader: answerNotFound,
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
  const open = OPEN_SCREENS[screen]
  if (open === undefined) return { ...route, loader: answerNotFound }
  if (canonical !== null) return { ...route, loader: leadTo(canonical) }
  if (loaded?.pattern === pattern) return { ...route, ...loaded.screen }
  // An object made for this route alone: the router uses up a `lazy` that two routes share.
  return { ...route, lazy: { loader: open.loader, Component: open.Component } }
}

export function routeId({ locale, pattern }: Pick<Address, 'locale' | 'pattern'>): string {
  return `${locale} ${pattern}`
}

function answerNotFound(): never {
  throw notFound()
}

function leadTo(canonical: string): LoaderFunction {
  return ({ params, request }: LoaderArgs) =>
    redirect(generatePath(canonical, params) + new URL(request.url).search, 301)
}
