import type { IncomingHttpHeaders } from 'node:http'

/** Cookies of the gateway. */
export const COOKIE_NAMES = [
  'access',
  'refresh',
  'wishlist',
  'cartId',
  'protectCode',
  'guest',
  'social',
  'newsletter',
  'visitor',
] as const
export type CookieName = (typeof COOKIE_NAMES)[number]

export type CookieChange = {
  /** Null deletes the cookie. */
  readonly value: string | null
  /** A session cookie without it. */
  readonly maxAgeSeconds?: number | undefined
}

export type Cookies = {
  read(headers: IncomingHttpHeaders): ReadonlyMap<CookieName, string>
  /** Returns one `Set-Cookie` value. */
  write(name: CookieName, change: CookieChange): string
}

const BARE_NAMES: Readonly<Record<CookieName, string>> = {
  access: 'auth.access',
  refresh: 'auth.refresh',
  wishlist: 'wishlist',
  cartId: 'cartId',
  protectCode: 'protectCode',
  guest: 'guest',
  social: 'social',
  newsletter: 'newsletter',
  visitor: 'visitor',
}
/** Session hint that scripts may read; it grants no access. */
const READABLE: CookieName = 'visitor'
const MAX_LENGTH = 4_096

/** With https, credentials use the `__Host-` prefix; browsers reject it over http. */
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
        // The first has the longest path; ours have only one.
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
