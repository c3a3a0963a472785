import type { ComponentType } from 'react'
import {
  type ActionFunction,
  type LoaderFunction,
  type RouteObject,
  redirect,
  type ShouldRevalidateFunction,
} from 'react-router'
import type { LocaleTable } from '#client/i18n/locales.ts'
import { prefixOf } from '#client/i18n/locales.ts'
import { fillPattern, joinPath } from '#client/lib/links.ts'
import { notFound } from '#client/lib/outcomes.ts'
import type { LoaderArgs } from '#client/lib/preload.ts'
import type { ScreenName } from '#client/lib/url-table.ts'
import { type Address, listAddresses } from './address-book.ts'
import { ErrorPage } from './error-pages/error-page.tsx'
import { FallbackPage } from './error-pages/fallback-page.tsx'
import { loadLayout, Root } from './root.tsx'

type ScreenModule = {
  readonly loader: LoaderFunction
  readonly Component: ComponentType
  /** Controls whether a navigation within the screen reloads its data; by default it does. */
  readonly shouldRevalidate?: ShouldRevalidateFunction
}

type OpenScreen = {
  /** Source path, by which the build names its chunk. */
  readonly source: string
  readonly load: () => Promise<ScreenModule>
  /** Query keys that select different content; `match` of the renderer knows those of lists. */
  readonly queryKeys: readonly string[]
  /** Text areas of the screen, in addition to those of every page. */
  readonly areas: readonly string[]
  /** Depends on the visitor: never cached or shared. */
  readonly isPrivate: boolean
}

const ACCOUNT_AREAS: readonly string[] = ['account', 'forms']
const PROFILE = { areas: ['account', 'forms', 'profile'] }
const ORDER_AREAS: readonly string[] = ['forms', 'orders', 'profile']
const NEWS = { areas: ['content'], queryKeys: ['page'] }
const REVIEW = { areas: ['forms', 'reviews'], queryKeys: ['uredi'] }
const WISH_AREAS: readonly string[] = ['catalogue', 'wishes']

/** Screens that exist. Other addresses of the URL table answer 404. */
export const OPEN_SCREENS: Partial<Readonly<Record<ScreenName, OpenScreen>>> = {
  home: open('home', () => import('#client/screens/home/home-route.ts'), {
    areas: ['catalogue', 'content'],
  }),
  shop: open('shop', () => import('#client/screens/shop/shop-route.ts'), {
    areas: ['catalogue'],
  }),
  category: open('category', () => import('#client/screens/category/category-route.ts'), {
    areas: ['catalogue'],
  }),
  product: open('product', () => import('#client/screens/product/product-route.ts'), {
    areas: ['catalogue', 'forms', 'notices', 'reviews'],
    queryKeys: ['recenzije'],
  }),
  review: openTo('review', () => import('#client/screens/review/review-route.ts'), REVIEW),
  comment: openTo('comment', () => import('#client/screens/comment/comment-route.ts'), REVIEW),
  event: open('event', () => import('#client/screens/event/event-route.ts'), {
    areas: ['content'],
  }),
  content: open('content', () => import('#client/screens/content/content-route.ts'), {
    areas: ['catalogue', 'content', 'reviews'],
    queryKeys: ['komentari', 'page'],
  }),
  blog: open('news', () => import('#client/screens/news/news-route.ts'), NEWS),
  blogTerm: open('news-term', () => import('#client/screens/news-term/news-term-route.ts'), NEWS),
  search: open('search', () => import('#client/screens/search/search-route.ts'), {
    areas: ['catalogue', 'search'],
    queryKeys: ['keywords', 'page'],
  }),
  compare: open('compare', () => import('#client/screens/compare/compare-route.ts'), {
    areas: ['catalogue', 'compare'],
    queryKeys: ['p'],
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
    areas: [...WISH_AREAS, 'notices'],
    queryKeys: ['page'],
  }),
  sharedWishlist: openTo(
    'shared-wishlist',
    () => import('#client/screens/shared-wishlist/shared-wishlist-route.ts'),
    { areas: WISH_AREAS, queryKeys: ['page'] },
  ),
  cart: openTo('cart', () => import('#client/screens/cart/cart-route.ts'), {
    areas: ['cart', 'catalogue', 'checkout', 'forms', 'orders'],
  }),
  checkout: openTo('checkout', () => import('#client/screens/checkout/checkout-route.ts'), {
    areas: ['account', 'cart', 'checkout', 'forms', 'orders'],
    queryKeys: ['korak'],
  }),
  checkoutSuccess: openTo(
    'checkout-success',
    () => import('#client/screens/checkout-success/checkout-success-route.ts'),
    { areas: ['forms', 'orders'], queryKeys: ['orderSlug'] },
  ),
  checkoutFailure: openTo(
    'checkout-failure',
    () => import('#client/screens/checkout-failure/checkout-failure-route.ts'),
    { areas: ORDER_AREAS, queryKeys: ['orderSlug'] },
  ),
  order: openTo('order', () => import('#client/screens/order/order-route.ts'), {
    areas: ORDER_AREAS,
    queryKeys: ['key'],
  }),
  trackOrder: open(
    'track-order',
    () => import('#client/screens/track-order/track-order-route.ts'),
    { areas: ['orders', 'forms'] },
  ),
  profile: openTo('profile', () => import('#client/screens/profile/profile-route.ts'), {
    areas: [...PROFILE.areas, 'orders'],
  }),
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
  profileOrders: openTo(
    'profile-orders',
    () => import('#client/screens/profile-orders/profile-orders-route.ts'),
    { areas: ['account', 'forms', 'orders', 'profile'], queryKeys: ['page'] },
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
  const shown = OPEN_SCREENS[screen]
  if (shown === undefined) return { ...place, loader: answerNotFound, Component: NoScreen }
  if (canonical !== null) return { ...place, loader: leadTo(canonical), Component: NoScreen }
  const action = actionOf?.(screen)
  const route = action ? { ...place, action } : place
  if (first?.loaded?.pattern === pattern) {
    return { ...route, ...partsOf(first.loaded.screen) }
  }
  // One function per route: the router consumes a `lazy` that two routes share.
  return {
    ...route,
    lazy: async () => {
      const [screen] = await Promise.all([shown.load(), first?.prepareOthers()])
      return partsOf(screen)
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

function leadTo(canonical: string): LoaderFunction {
  return ({ params, request }: LoaderArgs) =>
    redirect(fillPattern(canonical, params) + new URL(request.url).search, 301)
}
