import {
  addItem,
  applyCoupon,
  applyMemberCard,
  beginCart,
  clearCart,
  deleteItem,
  getAbandoned,
  getCart,
  getCartVersions,
  getCurrencyConfig,
  getNewCartSession,
  joinCarts,
  removeCoupon,
  removeMemberCard,
  setInstructions,
  updateItem,
  validateCart,
} from '#services/contract/cart.ts'
import { currencies } from '#services/modules/settings/api.ts'
import { claimMemberCard } from '#services/modules/user/api.ts'
import { readingFromCache } from '#services/platform/cached-reads.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { requirePrincipal } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { RateRule } from '#services/platform/limits/rate-limit.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { cartAfterLogin, joinItems } from './join.ts'
import { setMemberCard } from './member-card.ts'
import { newSession, openVersions } from './sessions.ts'
import { deleteItem as deleteStoredItem, readOpenCartOf, updateCart } from './store.ts'
import {
  addToCart,
  cartAsRead,
  changeCart,
  changeCartIn,
  changeItem,
  emptyCart,
  newCartWith,
  setCoupon,
} from './writes.ts'

/** Enough for a school that shares one place, too few for a bot. */
const NEW_CARTS: RateRule = { name: 'new-carts', limit: 240, seconds: 60 * 60 }
/** Prevents guessing of coupon codes. */
const COUPON_TRIES: RateRule = { name: 'coupon-tries', limit: 30, seconds: 15 * 60 }

export function cartRoutes(deps: ModuleDeps): readonly Route[] {
  return [
    route(getCurrencyConfig, async (_input, { db }) => await currencies(db)),
    ...sessionRoutes(deps),
    ...itemRoutes,
    ...priceRoutes(deps),
  ]
}

function sessionRoutes({ limits }: ModuleDeps): readonly Route[] {
  return [
    route(getNewCartSession, async (_input, { db, clock, principal, clientAddress }) => {
      await limits.claim(...atPlace(NEW_CARTS, clientAddress))
      const now = clock.now().toISOString()
      return await inTransaction(db, (trx) => newSession(trx, principal?.userId ?? null, now))
    }),

    route(beginCart, async (input, scope) => {
      await limits.claim(...atPlace(NEW_CARTS, scope.clientAddress))
      return { cart: await newCartWith(input, scope) }
    }),

    route(getCart, async (input, scope) => ({ cart: await cartAsRead(input, scope) })),

    route(getCartVersions, async ({ carts }, { db }) => ({
      versions: await openVersions(db, carts),
    })),

    route(validateCart, async (input, scope) => ({ cart: await cartAsRead(input, scope) })),

    route(getAbandoned, async ({ currencyId }, scope) => {
      const cart = await readOpenCartOf(scope.db, requirePrincipal(scope).userId)
      if (!cart) return { cart: null }
      const session = { cartId: cart.id, protectCode: cart.protectCode, currencyId }
      return { cart: await cartAsRead(session, scope) }
    }),

    route(joinCarts, async (guest, scope) => ({ cart: await joinAfterLogin(guest, scope) })),
  ]
}

async function joinAfterLogin(
  guest: { cartId: string; protectCode: string; currencyId?: number | undefined },
  scope: Scope,
) {
  const accountId = requirePrincipal(scope).userId
  const now = scope.clock.now().toISOString()
  const fromCache = await readingFromCache(scope.db)
  return await inTransaction(scope.db, async (trx) => {
    const { session, joined } = await cartAfterLogin(trx, guest, { accountId, now })
    const own = { ...session, currencyId: guest.currencyId }
    return await changeCartIn(fromCache(trx), own, scope, async (write) =>
      joined ? await joinItems(write, joined) : {},
    )
  })
}

const itemRoutes: readonly Route[] = [
  route(addItem, async (input, scope) => ({
    cart: await changeCart(input, scope, async (write) => await addToCart(write, input)),
  })),

  route(updateItem, async (input, scope) => ({
    cart: await changeCart(input, scope, async (write) => await changeItem(write, input)),
  })),

  route(deleteItem, async (input, scope) => ({
    cart: await changeCart(input, scope, async ({ trx, cart }) => {
      await deleteStoredItem(trx, cart.id, input.itemId)
      return {}
    }),
  })),

  route(clearCart, async (input, scope) => ({ cart: await changeCart(input, scope, emptyCart) })),

  route(setInstructions, async (input, scope) => ({
    cart: await changeCart(input, scope, async ({ trx, cart }) => {
      await updateCart(trx, cart.id, { instructions: input.instructions })
      return {}
    }),
  })),
]

function priceRoutes({ limits }: ModuleDeps): readonly Route[] {
  return [
    route(applyCoupon, async (input, scope) => {
      await limits.claim(...atPlace(COUPON_TRIES, scope.clientAddress))
      return {
        cart: await changeCart(
          input,
          scope,
          async (write) => await setCoupon(write, input.couponCode),
        ),
      }
    }),

    route(removeCoupon, async (input, scope) => ({
      cart: await changeCart(input, scope, async ({ trx, cart }) => {
        await updateCart(trx, cart.id, { coupon_id: null })
        return {}
      }),
    })),

    route(applyMemberCard, async ({ barcode, ...input }, scope) => {
      const accountId = requirePrincipal(scope).userId
      await claimMemberCard(scope, limits, { accountId, barcode })
      return {
        cart: await changeCart(
          input,
          scope,
          async (write) => await setMemberCard(write, { accountId, barcode }),
        ),
      }
    }),

    route(removeMemberCard, async (input, scope) => ({
      cart: await changeCart(input, scope, async ({ trx, cart }) => {
        await updateCart(trx, cart.id, { member_card_barcode: null })
        return {}
      }),
    })),
  ]
}
