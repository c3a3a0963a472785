import type { IncomingHttpHeaders } from 'node:http'

/** What the gateway keeps in browsers. */
export const COOKIE_NAMES = [
  'access',
  'refresh',
  'wishlist',
  'cartId',
  'protectCode',
  'social',
  'visitor',
] as const
export type CookieName = (typeof COOKIE_NAMES)[number]

export type CookieChange = {
  /** Null takes it away. */
  readonly value: string | null
  /** Left out: until the browser is closed. */
  readonly maxAgeSeconds?: number | undefined
}

export type Cookies = {
  read(headers: IncomingHttpHeaders): ReadonlyMap<CookieName, string>
  /** One line of `Set-Cookie`. */
  write(name: CookieName, change: CookieChange): string
}

const BARE_NAMES: Readonly<Record<CookieName, string>> = {
  access: 'auth.access',
  refresh: 'auth.refresh',
  wishlist: 'wishlist',
  cartId: 'cartId',
  protectCode: 'protectCode',
  social: 'social',
  visitor: 'visitor',
}
/** The one that scripts may read. It says what there is to ask for and opens nothing. */
const READABLE: CookieName = 'visitor'
const MAX_LENGTH = 4_096

/**
 * With https all that opens anything is bound to this very host by its prefix; over http browsers
 * would refuse that.
 */
export function createCookies({ isSecure }: { readonly isSecure: boolean }): Cookies {
  const nameOf = (name: CookieName) =>
    isSecure && name !== READABLE ? `__Host-${BARE_NAMES[name]}` : BARE_NAMES[name]
  const known = new Map(COOKIE_NAMES.map((name) => [nameOf(name), name]))

  return {
    read({ cookie = '' }) {
      const found = new Map<CookieName, string>()
      for (const pair of cookie.split(';')) {
        const end = pair.indexOf('=')
        const name = known.get(pair.slice(0, end).trim())
        const value = name && decode(pair.slice(end + 1).trim())
        // The first is the one with the longest path; ours have only one.
        if (name && value && !found.has(name)) found.set(name, value)
      }
      return found
    },

    write(name, { value, maxAgeSeconds }) {
      const age = value === null ? 0 : maxAgeSeconds
      return [
        `${nameOf(name)}=${encodeURIComponent(value ?? '')}`,
        'Path=/',
        ...(age === undefined ? [] : [`Max-Age=${age}`]),
        'SameSite=Lax',
        ...(name === READABLE ? [] : ['HttpOnly']),
        ...(isSecure ? ['Secure'] : []),
      ].join('; ')
    },
  }
}

function decode(text: string): string | null {
  if (text.length > MAX_LENGTH) return null
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
