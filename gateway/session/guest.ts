import { Buffer } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { cartSession } from '#services/contract/cart.ts'
import { wishlistToken } from '#services/contract/wishlist.ts'

/** What somebody without an account owns at the services. Whoever has a credential is its owner. */
export type Guest = {
  wishlistToken(): string | null
  /** Null deletes it. */
  keepWishlistToken(token: string | null): void
  /** A customer's cart too: its code opens it. */
  cart(): CartSession | null
  /** Null deletes it. */
  keepCart(session: CartSession | null): void
  /** What an app sends back as `x-guest`; null for browsers, and while the guest owns nothing. */
  token(): string | null
}

export type CartSession = z.output<typeof cartSession>

type GuestCookie = 'wishlist' | 'cartId' | 'protectCode'

/** One cookie for each part. */
type GuestCookies = {
  current(name: GuestCookie): string | null
  keep(name: GuestCookie, value: string | null, maxAgeSeconds: number): void
}

const WISHLIST_SECONDS = 180 * 24 * 60 * 60
const CART_SECONDS = 365 * 24 * 60 * 60
const VERSION = 'g1.'
const MAX_LENGTH = 1_024
/** Optional each, so that a part can be added without another version. */
const guestParts = z.object({
  wishlist: wishlistToken.optional(),
  cart: cartSession.optional(),
})
type GuestParts = z.output<typeof guestParts>

export function guestOfCookies({ current, keep }: GuestCookies): Guest {
  return {
    wishlistToken: () => wishlistToken.safeParse(current('wishlist')).data ?? null,
    keepWishlistToken: (token) => keep('wishlist', token, WISHLIST_SECONDS),
    cart() {
      const session = { cartId: current('cartId'), protectCode: current('protectCode') }
      return cartSession.safeParse(session).data ?? null
    },
    keepCart(session) {
      keep('cartId', session?.cartId ?? null, CART_SECONDS)
      keep('protectCode', session?.protectCode ?? null, CART_SECONDS)
    },
    token: () => null,
  }
}

/** Of an app. `x-wishlist` is deprecated and read where `x-guest` names no wishes. */
export function guestOfHeaders(headers: IncomingHttpHeaders): Guest {
  const { 'x-guest': envelope, 'x-wishlist': formerToken } = headers
  let parts: GuestParts = {
    wishlist: wishlistToken.safeParse(formerToken).data,
    ...openEnvelope(envelope),
  }
  return {
    wishlistToken: () => parts.wishlist ?? null,
    keepWishlistToken(token) {
      parts = { ...parts, wishlist: token ?? undefined }
    },
    cart: () => parts.cart ?? null,
    keepCart(session) {
      parts = { ...parts, cart: session ?? undefined }
    },
    token: () => (Object.values(parts).some((part) => part !== undefined) ? seal(parts) : null),
  }
}

function seal(parts: GuestParts): string {
  return VERSION + Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** One that cannot be read names nothing: the next mutation answers a new one. */
function openEnvelope(text: string | readonly string[] | undefined): GuestParts {
  if (typeof text !== 'string' || text.length > MAX_LENGTH || !text.startsWith(VERSION)) return {}
  try {
    const json: unknown = JSON.parse(
      Buffer.from(text.slice(VERSION.length), 'base64url').toString(),
    )
    return guestParts.safeParse(json).data ?? {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
