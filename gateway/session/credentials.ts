import type { IncomingHttpHeaders } from 'node:http'
import type { CallOutput } from '#services/contract/call.ts'
import type { refresh } from '#services/contract/login.ts'
import { readBearer } from './bearer.ts'
import type { CookieChange, CookieName, Cookies } from './cookies.ts'
import { type Guest, guestOfCookies, guestOfHeaders } from './guest.ts'

export type Tokens = CallOutput<typeof refresh>['data']['tokens']

/** Cookies of a browser or headers of an app, and the cookies that the answer sets. */
export type Credentials = {
  /** An app gets its tokens in answers and sends them in headers; browsers use cookies only. */
  readonly isApp: boolean
  /** Browser and system in words. */
  readonly userAgent: string
  accessToken(): string | null
  refreshToken(): string | null
  /** Null deletes them. */
  keepTokens(tokens: Tokens | null): void
  readonly guest: Guest
  socialState(): string | null
  keepSocialState(state: string | null): void
  /** Stores in the session hint whether the wishlist has any wishes. */
  noteWishes(areThere: boolean): void
  /** Stores the number of pieces in the cart in the session hint. */
  noteCart(quantity: number): void
  /** True when the answer is meant for this visitor only. */
  isPersonal(): boolean
  /** `Set-Cookie` values of the answer. */
  setCookies(): readonly string[]
}

const DAY_SECONDS = 24 * 60 * 60
/** Browsers limit cookies to 400 days. */
const HINT_SECONDS = 365 * DAY_SECONDS
const SOCIAL_SECONDS = 600
const NO_COOKIES: Cookies = { read: () => new Map(), write: () => '' }

/**
 * A request with a cookie or an origin comes from a browser, whatever its other headers are: a
 * page's script never gets a token in an answer.
 */
export function openCredentials(headers: IncomingHttpHeaders, cookies: Cookies): Credentials {
  const { cookie, origin, 'x-client': client } = headers
  const isApp = client === 'app' && cookie === undefined && origin === undefined
  return isApp ? appCredentials(headers) : browserCredentials(headers, cookies)
}

/** For answers that are the same for everyone. */
export function anonymous(): Credentials {
  return browserCredentials({}, NO_COOKIES)
}

function browserCredentials(headers: IncomingHttpHeaders, cookies: Cookies): Credentials {
  const brought: ReadonlyMap<CookieName, string> =
    headers.cookie === undefined ? new Map() : cookies.read(headers)
  const changes = new Map<CookieName, CookieChange>()
  let hasWishes = brought.get('visitor')?.includes('w') ?? brought.has('wishlist')

  let cartQuantity = Number(/c(\d+)/.exec(brought.get('visitor') ?? '')?.[1] ?? 0)

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
    guest: guestOfCookies({ current, keep }),
    socialState: () => current('social'),
    keepSocialState: (state) => keep('social', state, SOCIAL_SECONDS),
    noteWishes(areThere) {
      hasWishes = areThere
    },
    noteCart(quantity) {
      cartQuantity = quantity
    },
    isPersonal: () => brought.size > 0 || changes.size > 0,
    setCookies() {
      const cart = current('cartId') ? `c${cartQuantity}` : ''
      const hint = `${hasAccount() ? 'a' : ''}${hasWishes ? 'w' : ''}${cart}`
      if (hint !== (brought.get('visitor') ?? '')) {
        keep('visitor', hint || null, HINT_SECONDS)
      }
      return [...changes].map(([name, change]) => cookies.write(name, change))
    },
  }
}

function appCredentials(headers: IncomingHttpHeaders): Credentials {
  let access = readBearer(headers)
  let refresh: string | null = null
  return {
    isApp: true,
    userAgent: headers['user-agent'] ?? '',
    accessToken: () => access,
    refreshToken: () => refresh,
    keepTokens(tokens) {
      access = tokens?.accessToken ?? null
      refresh = tokens?.refreshToken ?? null
    },
    guest: guestOfHeaders(headers),
    socialState: () => null,
    keepSocialState: () => undefined,
    noteWishes: () => undefined,
    noteCart: () => undefined,
    isPersonal: () => true,
    setCookies: () => [],
  }
}
