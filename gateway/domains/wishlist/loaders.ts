import type { Logger } from 'pino'
import type { LoaderDeps } from '#gateway/context.ts'
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

export type WishlistLoaders = {
  /** All wishes of whoever asks, newest first. */
  all(): Promise<readonly WishParent[]>
  /** Under which others read them; null when they are not shared. */
  sharePath(): Promise<string | null>
  set(productId: number, isWished: boolean): Promise<SetWishSuccessParent>
  /** What somebody wished for before they logged in; that it fails keeps nobody out. */
  join(log: Logger): Promise<void>
}

type Wishes = Pick<CallOutput<typeof filterWishlist>, 'records' | 'shareToken'>
type List = { readonly wishes: readonly WishParent[]; readonly sharePath: string | null }

/** As the platform's own client asks for all; ours have at most 500. */
const ALL = { page: 1, limit: 9_999 }

export function createLoaders({
  upstream,
  session,
}: Pick<LoaderDeps, 'upstream' | 'session'>): WishlistLoaders {
  const { credentials } = session
  let asked: Promise<List> | null = null

  /** Whoever turns out to be logged in no more is a guest. */
  async function asWhoever<T>(asCustomer: () => Promise<T>, asGuest: () => Promise<T>): Promise<T> {
    if (!session.hasTokens()) return asGuest()
    try {
      return await asCustomer()
    } catch (error) {
      if (error instanceof UpstreamError && !session.hasTokens()) return asGuest()
      throw error
    }
  }

  async function guestWishes(): Promise<Wishes> {
    const token = credentials.guest.wishlistToken()
    if (token === null) return { records: [] }
    return upstream.call(filterGuestWishlist, { ...ALL, token })
  }

  async function load(): Promise<List> {
    const { records, shareToken } = await asWhoever<Wishes>(
      () => upstream.call(filterWishlist, ALL),
      guestWishes,
    )
    credentials.noteWishes(records.length > 0)
    return { wishes: records.map(toWish), sharePath: toSharePath(shareToken) }
  }

  function list() {
    asked ??= load()
    return asked
  }

  const all = async () => (await list()).wishes

  async function setAsCustomer(productId: number, isWished: boolean) {
    const wish = { product_id: productId, wished: isWished }
    const { wished } = await upstream.call(toggleWish, wish)
    asked = null
    // A platform that only turns wishes over may have turned it the wrong way.
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
      const token = await asWhoever<string | null>(
        () => setAsCustomer(productId, isWished),
        () => setAsGuest(productId, isWished),
      )
      asked = null
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
      // Whether they have any is known once somebody asks.
      credentials.noteWishes(true)
      const token = credentials.guest.wishlistToken()
      if (token === null) return
      try {
        await upstream.call(joinGuestWishlist, { token })
        credentials.guest.keepWishlistToken(null)
        asked = null
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        log.warn({ code: error.code }, 'wishes of a guest not joined')
      }
    },
  }
}
