import {
  filterGuestWishlist,
  filterWishlist,
  getSharedWishlist,
  joinGuestWishlist,
  shareWishlist,
  toggleGuestWish,
  toggleWish,
} from '#services/contract/wishlist.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requirePrincipal } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { RateRule } from '#services/platform/limits/rate-limit.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { wishPage } from './pages.ts'
import { findList, findSharedList, lockList, lockOrMakeList, setShareToken } from './store.ts'
import { guestKey, newGuestToken, newShareToken } from './tokens.ts'
import { joinLists, setWish } from './wishes.ts'

const DAY_MS = 86_400_000
/** Any request can create a list: enough for a school that shares one place, too few for a bot. */
const NEW_LISTS: RateRule = { name: 'guest-wishlists', limit: 120, seconds: 60 * 60 }

export function wishlistRoutes({ findPerson, limits }: ModuleDeps): readonly Route[] {
  return [...customerRoutes, ...guestRoutes(limits), sharedRoute(findPerson)]
}

const customerRoutes: readonly Route[] = [
  route(filterWishlist, async (input, scope) => {
    const list = await findList(scope.db, { accountId: accountOf(scope) })
    const page = await wishPage(scope.db, list?.id ?? null, input)
    return { ...page, shareToken: list?.shareToken ?? null }
  }),

  route(toggleWish, async ({ product_id: productId, wished }, scope) => {
    const owner = { accountId: accountOf(scope) }
    const change = { productId, wished, now: nowOf(scope) }
    const isWished = await inTransaction(scope.db, async (trx) => await setWish(trx, owner, change))
    return { product_id: productId, wished: isWished }
  }),

  route(joinGuestWishlist, async ({ token }, scope) => {
    const guest = { guestKey: guestKey(token) }
    const join = { guest, accountId: accountOf(scope), now: nowOf(scope) }
    return {
      total: await inTransaction(scope.db, async (trx) => await joinLists(trx, join)),
    }
  }),

  route(shareWishlist, async ({ stop = false }, scope) => {
    const owner = { accountId: accountOf(scope) }
    const now = nowOf(scope)
    const shareToken = await inTransaction(scope.db, async (trx) => {
      if (stop) {
        const listId = await lockList(trx, owner, now)
        if (listId !== null) await setShareToken(trx, listId, null)
        return null
      }
      const listId = await lockOrMakeList(trx, owner, now)
      const existing = await findList(trx, owner)
      const token = existing?.shareToken ?? newShareToken()
      await setShareToken(trx, listId, token)
      return token
    })
    return { shareToken }
  }),
]

function guestRoutes(limits: ModuleDeps['limits']): readonly Route[] {
  return [
    route(filterGuestWishlist, async ({ token, ...input }, scope) => {
      const { db, clock } = scope
      const owner = { guestKey: guestKey(token) }
      const list = await findList(db, owner)
      const yesterday = new Date(clock.now().getTime() - DAY_MS).toISOString()
      // Reading a list keeps retention from deleting it as unused.
      if (list && list.usedAt < yesterday) {
        await inTransaction(db, async (trx) => await lockList(trx, owner, nowOf(scope)))
      }
      return await wishPage(db, list?.id ?? null, input)
    }),

    route(toggleGuestWish, async ({ token: given, product_id: productId, wished }, scope) => {
      const change = { productId, wished, now: nowOf(scope) }
      const existing = given ? await findList(scope.db, { guestKey: guestKey(given) }) : null
      if (!existing) await limits.claim(...atPlace(NEW_LISTS, scope.clientAddress))
      return await inTransaction(scope.db, async (trx) => {
        // A list that was merged at login is not recreated under a token that others may know.
        const known = given ? await lockList(trx, { guestKey: guestKey(given) }, change.now) : null
        const token = given && known !== null ? given : newGuestToken()
        const isWished = await setWish(trx, { guestKey: guestKey(token) }, change)
        return { token, product_id: productId, wished: isWished }
      })
    }),
  ]
}

function sharedRoute(findPerson: ModuleDeps['findPerson']): Route {
  return route(getSharedWishlist, async ({ shareToken, ...input }, { db }) => {
    const list = await findSharedList(db, shareToken)
    const owner = list?.accountId ? await findPerson(db, list.accountId) : null
    if (!list || !owner) {
      throw new Refusal(404, 'There is no such wishlist.', { code: 'NOT_FOUND' })
    }
    return { ownerFirstName: owner.firstName, ...(await wishPage(db, list.id, input)) }
  })
}

function accountOf(scope: Scope): number {
  return requirePrincipal(scope).userId
}

function nowOf({ clock }: Scope): string {
  return clock.now().toISOString()
}
