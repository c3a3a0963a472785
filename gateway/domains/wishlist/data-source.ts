import type { Logger } from 'pino'
import type { DomainDeps } from '#gateway/context.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { CallOutput } from '#services/contract/call.ts'
import {
  filterGuestWishlist,
  filterWishlist,
  joinGuestWishlist,
  toggleGuestWish,
  toggleWish,
} from '#services/contract/wishlist.ts'
import { type SetWishSuccessParent, toSharePath, toWish, type WishParent } from './mappers.ts'

export type WishlistDataSource = {
  /** All wishes of the visitor, newest first. */
  all(): Promise<readonly WishParent[]>
  /** Path of the public link; null when the list is not shared. */
  sharePath(): Promise<string | null>
  set(productId: number, isWished: boolean): Promise<SetWishSuccessParent>
  /** Joins the guest's wishes after a login; a failure does not fail the login. */
  join(log: Logger): Promise<void>
}

type Wishes = Pick<CallOutput<typeof filterWishlist>, 'records' | 'shareToken'>
type List = { readonly wishes: readonly WishParent[]; readonly sharePath: string | null }

/** The platform's own client requests all this way; our lists have at most 500. */
const ALL = { page: 1, limit: 9_999 }

export function createDataSource({
  upstream,
  session,
}: Pick<DomainDeps, 'upstream' | 'session'>): WishlistDataSource {
  const { credentials } = session
  let cachedList: Promise<List> | null = null

  async function guestWishes(): Promise<Wishes> {
    const token = credentials.guest.wishlistToken()
    if (token === null) return { records: [] }
    return upstream.call(filterGuestWishlist, { ...ALL, token })
  }

  async function load(): Promise<List> {
    const { records, shareToken } = await asCustomerOrGuest<Wishes>(
      session,
      () => upstream.call(filterWishlist, ALL),
      guestWishes,
    )
    credentials.noteWishes(records.length > 0)
    return { wishes: records.map(toWish), sharePath: toSharePath(shareToken) }
  }

  function list() {
    cachedList ??= load()
    return cachedList
  }

  const all = async () => (await list()).wishes

  async function setAsCustomer(productId: number, isWished: boolean) {
    const wish = { product_id: productId, wished: isWished }
    const { wished } = await upstream.call(toggleWish, wish)
    cachedList = null
    // A platform that only toggles may have toggled the wrong way.
    if ((wished ?? null) === null) {
      const isThere = (await all()).some((one) => one.productId === String(productId))
      if (isThere !== isWished) await upstream.call(toggleWish, wish)
    }
    return null
  }

  async function setAsGuest(productId: number, isWished: boolean) {
    const known = credentials.guest.wishlistToken()
    const { token } = await upstream.call(toggleGuestWish, {
      product_id: productId,
      wished: isWished,
      ...(known === null ? {} : { token: known }),
    })
    credentials.guest.keepWishlistToken(token)
    return token
  }

  return {
    all,
    sharePath: async () => (await list()).sharePath,

    async set(productId, isWished) {
      const token = await asCustomerOrGuest<string | null>(
        session,
        () => setAsCustomer(productId, isWished),
        () => setAsGuest(productId, isWished),
      )
      cachedList = null
      if (isWished) credentials.noteWishes(true)
      const guestToken = token === null ? null : credentials.guest.token()
      return {
        __typename: 'SetWishSuccess',
        productId: String(productId),
        isWished,
        guestToken,
        wishlistToken: guestToken && token,
      }
    },

    async join(log) {
      // The actual number is known after the next load.
      credentials.noteWishes(true)
      const token = credentials.guest.wishlistToken()
      if (token === null) return
      try {
        await upstream.call(joinGuestWishlist, { token })
        credentials.guest.keepWishlistToken(null)
        cachedList = null
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        log.warn({ code: error.code }, 'guest wishlist not joined')
      }
    },
  }
}

/** Falls back to the guest when the session turns out to be over. */
async function asCustomerOrGuest<T>(
  session: DomainDeps['session'],
  asCustomer: () => Promise<T>,
  asGuest: () => Promise<T>,
): Promise<T> {
  if (!session.hasTokens()) return asGuest()
  try {
    return await asCustomer()
  } catch (error) {
    if (error instanceof UpstreamError && !session.hasTokens()) return asGuest()
    throw error
  }
}
