import { Buffer } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { cartSession } from '#services/contract/cart-answer.ts'
import { wishlistToken } from '#services/contract/wishlist.ts'

/** A guest's wishlist, cart and checkout. The credential alone proves ownership. */
export type Guest = {
  wishlistToken(): string | null
  /** Null deletes it. */
  keepWishlistToken(token: string | null): void
  /** Customers have one too: its code grants access. */
  cart(): CartSession | null
  /** Null deletes it. */
  keepCart(session: CartSession | null): void
  /** Proves later, without the cart, who filled in the checkout. */
  checkoutToken(): string | null
  /** Null deletes it. */
  keepCheckoutToken(token: string | null): void
  /** The app's `x-guest` value; null for browsers and for a guest who never owned anything. */
  token(): string | null
}

export type CartSession = z.output<typeof cartSession>

type GuestCookie = 'wishlist' | 'cartId' | 'protectCode' | 'guest'

/** One cookie per part. */
type GuestCookies = {
  current(name: GuestCookie): string | null
  keep(name: GuestCookie, value: string | null, maxAgeSeconds: number): void
}

const WISHLIST_SECONDS = 180 * 24 * 60 * 60
const CART_SECONDS = 365 * 24 * 60 * 60
const CHECKOUT_SECONDS = 90 * 24 * 60 * 60
const VERSION = 'g1.'
const MAX_LENGTH = 6_144
/** A token of the service, or what the gateway remembers where the platform has none. */
const checkoutToken = z
  .string()
  .max(3_500)
  .regex(/^[\w.~+/=-]+$/)
/** All optional, so that adding a part needs no new version. */
const guestParts = z.object({
  wishlist: wishlistToken.optional(),
  cart: cartSession.optional(),
  checkout: checkoutToken.optional(),
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
    checkoutToken: () => checkoutToken.safeParse(current('guest')).data ?? null,
    keepCheckoutToken: (token) => keep('guest', token, CHECKOUT_SECONDS),
    token: () => null,
  }
}

/** Guest of an app. `x-wishlist` is deprecated and used when `x-guest` has no wishlist. */
export function guestOfHeaders(headers: IncomingHttpHeaders): Guest {
  const { 'x-guest': envelope, 'x-wishlist': formerToken } = headers
  let parts: GuestParts = {
    wishlist: wishlistToken.safeParse(formerToken).data,
    ...openEnvelope(envelope),
  }
  const ownsAny = () => Object.values(parts).some((part) => part !== undefined)
  const ownedAny = ownsAny()
  return {
    wishlistToken: () => parts.wishlist ?? null,
    keepWishlistToken(token) {
      parts = { ...parts, wishlist: token ?? undefined }
    },
    cart: () => parts.cart ?? null,
    keepCart(session) {
      parts = { ...parts, cart: session ?? undefined }
    },
    checkoutToken: () => parts.checkout ?? null,
    keepCheckoutToken(token) {
      parts = { ...parts, checkout: token ?? undefined }
    },
    // An empty envelope replaces one whose parts are gone: an app keeps its token when it gets null.
    token: () => (ownedAny || ownsAny() ? seal(parts) : null),
  }
}

function seal(parts: GuestParts): string {
  return VERSION + Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** An unreadable envelope is ignored: the next mutation returns a new one. */
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
