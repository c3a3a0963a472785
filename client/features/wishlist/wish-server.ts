import type { GraphClient } from '#client/lib/graph/for-store.ts'
import { sendSetWish } from './set-wish.generated.ts'
import type { WishServer } from './wish-store.ts'
import { fetchWishedProducts } from './wished-products.generated.ts'

/** The operations of the wish store. */
export function wishServer(client: GraphClient): WishServer {
  return {
    async fetchIds() {
      const data = await fetchWishedProducts(client, {})
      return data?.wishlist?.productIds ?? null
    },
    async set(productId, isWished) {
      const answer = (await sendSetWish(client, { input: { productId, isWished } }))?.setWish
      if (answer?.__typename === 'SetWishSuccess') return 'saved'
      return answer?.code === 'LIST_FULL' ? 'full' : 'failed'
    },
  }
}
