import type { IncomingHttpHeaders } from 'node:http'
import type { CallOutput } from '#services/contract/call.ts'
import type { refresh } from '#services/contract/login.ts'
import { readBearer } from './bearer.ts'
import type { CookieChange, CookieName, Cookies } from './cookies.ts'
import { type Guest, guestOfCookies, guestOfHeaders } from './guest.ts'

export type Tokens = CallOutput<typeof refresh>['data']['tokens']

/** The last day of a membership card, such as 2026-12-31; null when it has none. */
export type ValidCard = { readonly until: string | null }

export type NotedCart = {
  readonly quantity: number
  readonly version: number | null
  readonly hasMemberPrices: boolean
}

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
  /** Proves that this browser signed an address up for the newsletter. */
  newsletterKey(): string | null
  /** Null deletes it. */
  keepNewsletterKey(key: string | null): void
  /** Stores in the session hint whether the wishlist has any wishes. */
  noteWishes(areThere: boolean): void
  /**
   * Stores in the session hint the number of pieces in the cart, its version if it has one, and
   * whether members' prices apply.
   */
  noteCart(cart: NotedCart): void
  /** Stores in the session hint that member prices apply, and until which day. */
  noteCard(card: ValidCard | null): void
  /** True when the answer is meant for this visitor only. */
  isPersonal(): boolean
  /** `Set-Cookie` values of the answer. */
  setCookies(): readonly string[]
}

const DAY_SECONDS = 24 * 60 * 60
/** Browsers limit cookies to 400 days. */
const HINT_SECONDS = 365 * DAY_SECONDS
const SOCIAL_SECONDS = 600
/** As long as the link of the letter is valid. */
const NEWSLETTER_SECONDS = 30 * DAY_SECONDS
const NO_COOKIES: Cookies = { read: () => new Map(), write: () => '' }

/**
 * A request with a cookie or an origin comes from a browser regardless of its other headers: a
 * page's script never gets a token in an answer. `hasExplorer` lifts the rule for origins, which the
 * caller has checked, so that GraphiQL can try what an app sends; it leaves the cookies out.
 */
export function openCredentials(
  headers: IncomingHttpHeaders,
  cookies: Cookies,
  { hasExplorer = false }: { readonly hasExplorer?: boolean } = {},
): Credentials {
  const { cookie, origin, 'x-client': client } = headers
  const isApp = client === 'app' && cookie === undefined && (origin === undefined || hasExplorer)
  return isApp ? appCredentials(headers) : browserCredentials(headers, cookies)
}

/** For answers that are the same for everyone. */
export function anonymous(): Credentials {
  return browserCredentials({}, NO_COOKIES)
}

function browserCredentials(headers: IncomingHttpHeaders, cookies: Cookies): Credentials {
  const sent: ReadonlyMap<CookieName, string> =
    headers.cookie === undefined ? new Map() : cookies.read(headers)
  const changes = new Map<CookieName, CookieChange>()
  let hasWishes = sent.get('visitor')?.includes('w') ?? sent.has('wishlist')

  let cart = /c[\d.]+/.exec(sent.get('visitor') ?? '')?.[0] ?? 'c0'
  const sentCard = cardIn(sent.get('visitor') ?? '')
  /** From the profile and the cart; undefined while this request has not read them. */
  let card: ValidCard | null | undefined
  let hasMemberPrices: boolean | undefined

  const current = (name: CookieName) => {
    const change = changes.get(name)
    return change ? change.value : (sent.get(name) ?? null)
  }
  const keep = (name: CookieName, value: string | null, maxAgeSeconds?: number | null) => {
    if (value === null && !sent.has(name)) changes.delete(name)
    else changes.set(name, { value, maxAgeSeconds: maxAgeSeconds ?? undefined })
  }
  const hasAccount = () => current('refresh') !== null || current('access') !== null
  /** A cart decides: its card may have been taken off. */
  const isMember = () => {
    if (hasMemberPrices !== undefined) return hasMemberPrices
    const isAlone = current('cartId') === null
    return card === undefined || (card !== null && !isAlone) ? sentCard !== null : card !== null
  }
  const memberFlag = () => {
    const known = card ?? sentCard
    return isMember() ? `m${known?.until ?? ''}` : ''
  }

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
    newsletterKey: () => current('newsletter'),
    keepNewsletterKey: (key) => keep('newsletter', key, NEWSLETTER_SECONDS),
    noteWishes(areThere) {
      hasWishes = areThere
    },
    noteCart(noted) {
      const { quantity, version } = noted
      cart = version === null ? `c${quantity}` : `c${quantity}.${version}`
      hasMemberPrices = noted.hasMemberPrices
    },
    noteCard(read) {
      card = read
    },
    isPersonal: () => sent.size > 0 || changes.size > 0,
    setCookies() {
      const ownCart = current('cartId') ? cart : ''
      const account = hasAccount() ? `a${memberFlag()}` : ''
      const hint = `${account}${hasWishes ? 'w' : ''}${ownCart}`
      if (hint !== (sent.get('visitor') ?? '')) {
        keep('visitor', hint || null, HINT_SECONDS)
      }
      return [...changes].map(([name, change]) => cookies.write(name, change))
    },
  }
}

function cardIn(hint: string): ValidCard | null {
  const flag = /m(\d{4}-\d\d-\d\d)?/.exec(hint)
  return flag && { until: flag[1] ?? null }
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
    newsletterKey: () => null,
    keepNewsletterKey: () => undefined,
    noteWishes: () => undefined,
    noteCart: () => undefined,
    noteCard: () => undefined,
    isPersonal: () => true,
    setCookies: () => [],
  }
}
