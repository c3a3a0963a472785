import type { IncomingHttpHeaders } from 'node:http'
import type { CallOutput } from '#services/contract/call.ts'
import type { refresh } from '#services/contract/login.ts'
import type { CookieChange, CookieName, Cookies } from './cookies.ts'

export type Tokens = CallOutput<typeof refresh>['data']['tokens']

/** What a visitor brought along to be known by, and what they take home. */
export type Wallet = {
  /** Gets its tokens in answers and sends them in headers; browsers have cookies alone. */
  readonly isApp: boolean
  /** Browser and system in words. */
  readonly userAgent: string
  accessToken(): string | null
  refreshToken(): string | null
  /** Null forgets them. */
  keepTokens(tokens: Tokens | null): void
  wishlistToken(): string | null
  keepWishlistToken(token: string | null): void
  socialState(): string | null
  keepSocialState(state: string | null): void
  /** Whether there is anything on the list of wishes. */
  noteWishes(areThere: boolean): void
  /** True when the answer is meant for nobody else. */
  isPersonal(): boolean
  /** Lines of `Set-Cookie` for the answer. */
  setCookies(): readonly string[]
}

const DAY_SECONDS = 24 * 60 * 60
/** Browsers keep nothing for longer than 400 days. */
const MARKER_SECONDS = 365 * DAY_SECONDS
const WISHLIST_SECONDS = 180 * DAY_SECONDS
const SOCIAL_SECONDS = 600
const NO_COOKIES: Cookies = { read: () => new Map(), write: () => '' }

/**
 * Whoever sends a cookie or an origin is a browser, whatever else it says: a script of a page can
 * never talk us into telling it a token.
 */
export function openWallet(headers: IncomingHttpHeaders, cookies: Cookies): Wallet {
  const { cookie, origin, 'x-client': client } = headers
  const isApp = client === 'app' && cookie === undefined && origin === undefined
  return isApp ? appWallet(headers) : browserWallet(headers, cookies)
}

/** For what is the same for everyone. */
export function nobody(): Wallet {
  return browserWallet({}, NO_COOKIES)
}

function browserWallet(headers: IncomingHttpHeaders, cookies: Cookies): Wallet {
  const brought: ReadonlyMap<CookieName, string> =
    headers.cookie === undefined ? new Map() : cookies.read(headers)
  const changes = new Map<CookieName, CookieChange>()
  let hasWishes = brought.get('visitor')?.includes('w') ?? brought.has('wishlist')

  const current = (name: CookieName) => {
    const change = changes.get(name)
    return change ? change.value : (brought.get(name) ?? null)
  }
  const keep = (name: CookieName, value: string | null, maxAgeSeconds?: number | null) => {
    if (value === null && !brought.has(name)) changes.delete(name)
    else changes.set(name, { value, maxAgeSeconds: maxAgeSeconds ?? undefined })
  }
  const hasAccount = () => current('refresh') !== null || current('access') !== null

  return {
    isApp: false,
    userAgent: headers['user-agent'] ?? '',
    accessToken: () => current('access'),
    refreshToken: () => current('refresh'),
    keepTokens(tokens) {
      keep('access', tokens?.accessToken ?? null, tokens?.accessExpiresIn)
      keep('refresh', tokens?.refreshToken ?? null, tokens?.refreshExpiresIn)
      if (!tokens) hasWishes &&= current('wishlist') !== null
    },
    wishlistToken: () => current('wishlist'),
    keepWishlistToken: (token) => keep('wishlist', token, WISHLIST_SECONDS),
    socialState: () => current('social'),
    keepSocialState: (state) => keep('social', state, SOCIAL_SECONDS),
    noteWishes(areThere) {
      hasWishes = areThere
    },
    isPersonal: () => brought.size > 0 || changes.size > 0,
    setCookies() {
      const marker = `${hasAccount() ? 'a' : ''}${hasWishes ? 'w' : ''}`
      if (marker !== (brought.get('visitor') ?? '')) {
        keep('visitor', marker || null, MARKER_SECONDS)
      }
      return [...changes].map(([name, change]) => cookies.write(name, change))
    },
  }
}

/** A new wish of a guest is told in the answer; it is not kept from one request to the next. */
function appWallet(headers: IncomingHttpHeaders): Wallet {
  const { authorization, 'x-wishlist': sentWishlist } = headers
  let access = /^Bearer (\S{1,4096})$/i.exec(authorization ?? '')?.[1] ?? null
  let refresh: string | null = null
  let wishlist = typeof sentWishlist === 'string' ? sentWishlist : null
  return {
    isApp: true,
    userAgent: headers['user-agent'] ?? '',
    accessToken: () => access,
    refreshToken: () => refresh,
    keepTokens(tokens) {
      access = tokens?.accessToken ?? null
      refresh = tokens?.refreshToken ?? null
    },
    wishlistToken: () => wishlist,
    keepWishlistToken(token) {
      wishlist = token
    },
    socialState: () => null,
    keepSocialState: () => undefined,
    noteWishes: () => undefined,
    isPersonal: () => true,
    setCookies: () => [],
  }
}
