import type { ComponentType } from 'react'
import { type LoaderFunction, type RouteObject, redirect } from 'react-router'
import type { LocaleTable } from '#client/i18n/locales.ts'
import { prefixOf } from '#client/i18n/locales.ts'
import { fillPattern, joinPath } from '#client/lib/links.ts'
import { notFound } from '#client/lib/outcomes.ts'
import type { LoaderArgs } from '#client/lib/preload.ts'
import type { ScreenName } from '#client/lib/url-table.ts'
import { type Address, listAddresses } from './address-book.ts'
import { ErrorPage } from './error-page.tsx'
import { FallbackPage } from './fallback-page.tsx'
import { loadLayout, Root } from './root.tsx'

type ScreenModule = { readonly loader: LoaderFunction; readonly Component: ComponentType }

type OpenScreen = {
  /** Source path, by which the build names its chunk. */
  readonly source: string
  readonly load: () => Promise<ScreenModule>
  /** Query keys that select different content. */
  readonly queryKeys: readonly string[]
  /** Text areas of the screen, in addition to those of every page. */
  readonly areas: readonly string[]
  /** Depends on the visitor: never cached or shared. */
  readonly isPrivate: boolean
}

const LIST_KEYS = ['page', 'perPage', 'sort', 'keywords', 'discount', 'featured']

const ACCOUNT_AREAS: readonly string[] = ['account', 'forms']
const PROFILE = { areas: ['account', 'forms', 'profile'] }
const WISH_AREAS: readonly string[] = ['catalogue', 'wishes']

/** Screens that exist. Other addresses of the URL table answer 404. */
export const OPEN_SCREENS: Partial<Readonly<Record<ScreenName, OpenScreen>>> = {
  home: open('home', () => import('#client/screens/home/home-route.ts'), {
    areas: ['catalogue', 'content'],
  }),
  shop: open('shop', () => import('#client/screens/shop/shop-route.ts'), {
    areas: ['catalogue'],
    queryKeys: LIST_KEYS,
  }),
  category: open('category', () => import('#client/screens/category/category-route.ts'), {
    areas: ['catalogue'],
    queryKeys: LIST_KEYS,
  }),
  product: open('product', () => import('#client/screens/product/product-route.ts'), {
    areas: ['catalogue'],
  }),
  event: open('event', () => import('#client/screens/event/event-route.ts'), {
    areas: ['content'],
  }),
  content: open('content', () => import('#client/screens/content/content-route.ts'), {
    areas: ['catalogue', 'content'],
    queryKeys: ['page'],
  }),
  login: openTo('login', () => import('#client/screens/login/login-route.ts')),
  register: openTo('register', () => import('#client/screens/register/register-route.ts')),
  forgotPassword: openTo(
    'forgot-password',
    () => import('#client/screens/forgot-password/forgot-password-route.ts'),
  ),
  socialLogin: openTo(
    'social-login',
    () => import('#client/screens/social-login/social-login-route.ts'),
  ),
  wishlist: openTo('wishlist', () => import('#client/screens/wishlist/wishlist-route.ts'), {
    areas: WISH_AREAS,
    queryKeys: ['page'],
  }),
  sharedWishlist: openTo(
    'shared-wishlist',
    () => import('#client/screens/shared-wishlist/shared-wishlist-route.ts'),
    { areas: WISH_AREAS, queryKeys: ['page'] },
  ),
  cart: openTo('cart', () => import('#client/screens/cart/cart-route.ts'), {
    areas: ['cart', 'catalogue', 'forms'],
  }),
  profile: openTo('profile', () => import('#client/screens/profile/profile-route.ts'), PROFILE),
  profileDetails: openTo(
    'profile-details',
    () => import('#client/screens/profile-details/profile-details-route.ts'),
    PROFILE,
  ),
  profileCard: openTo(
    'profile-card',
    () => import('#client/screens/profile-card/profile-card-route.ts'),
    PROFILE,
  ),
  profileAddresses: openTo(
    'profile-addresses',
    () => import('#client/screens/profile-addresses/profile-addresses-route.ts'),
    PROFILE,
  ),
  profileSecurity: openTo(
    'profile-security',
    () => import('#client/screens/profile-security/profile-security-route.ts'),
    PROFILE,
  ),
  profilePrivacy: openTo(
    'profile-privacy',
    () => import('#client/screens/profile-privacy/profile-privacy-route.ts'),
    PROFILE,
  ),
}

/** A screen that depends on the visitor. */
function openTo(
  folder: string,
  load: OpenScreen['load'],
  given: Parameters<typeof open>[2] = { areas: ACCOUNT_AREAS },
): OpenScreen {
  return { ...open(folder, load, given), isPrivate: true }
}

/** A screen that is the same for everyone. */
function open(
  folder: string,
  load: OpenScreen['load'],
  { areas, queryKeys = [] }: Pick<OpenScreen, 'areas'> & Partial<OpenScreen>,
): OpenScreen {
  return {
    source: `client/screens/${folder}/${folder}-route.ts`,
    load,
    areas,
    queryKeys,
    isPrivate: false,
  }
}

export type FirstScreen = {
  /** The screen of the current page, already loaded for hydration. */
  readonly loaded: { readonly pattern: string; readonly screen: ScreenModule } | null
  /** Loads everything that other screens need besides their code. */
  prepareOthers(): Promise<void>
}

export function createRoutes(table: LocaleTable, first: FirstScreen | null = null): RouteObject[] {
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
      // The layout stays while people navigate.
      shouldRevalidate: () => false,
      children: [
        {
          id: 'screens',
          ErrorBoundary: ErrorPage,
          children: [...listAddresses(table).map((address) => routeOf(address, first)), ...unknown],
        },
      ],
    },
  ]
}

function routeOf(address: Address, first: FirstScreen | null): RouteObject {
  const { pattern, canonical, screen } = address
  const route = { id: routeId(address), path: pattern, caseSensitive: true }
  const shown = OPEN_SCREENS[screen]
  if (shown === undefined) return { ...route, loader: answerNotFound, Component: NoScreen }
  if (canonical !== null) return { ...route, loader: leadTo(canonical), Component: NoScreen }
  if (first?.loaded?.pattern === pattern) {
    const { loader, Component } = first.loaded.screen
    return { ...route, loader, Component }
  }
  // One function per route: the router consumes a `lazy` that two routes share.
  return {
    ...route,
    lazy: async () => {
      const [{ loader, Component }] = await Promise.all([shown.load(), first?.prepareOthers()])
      return { loader, Component }
    },
  }
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

function leadTo(canonical: string): LoaderFunction {
  return ({ params, request }: LoaderArgs) =>
    redirect(fillPattern(canonical, params) + new URL(request.url).search, 301)
}
