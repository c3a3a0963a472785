import { useEffect } from 'react'
import { useSetWishMutation } from './set-wish.generated.ts'
import type { WishServer } from './wish-store.ts'
import { useWishedProductsLazyQuery } from './wished-products.generated.ts'

type WishOperationsProps = { readonly onReady: (server: WishServer) => void }

/** Gives the wish store the functions of its generated hooks. Renders nothing. */
export function WishOperations({ onReady }: WishOperationsProps): null {
  const [setWish] = useSetWishMutation()
  const [fetchWishes] = useWishedProductsLazyQuery({ fetchPolicy: 'no-cache' })
  useEffect(() => {
    onReady({
      async fetchIds() {
        const { data } = await fetchWishes({ context: { isSilent: true } })
        return data?.wishlist?.productIds ?? null
      },
      async set(productId, isWished) {
        const input = { productId, isWished }
        const answer = (await setWish({ variables: { input } })).data?.setWish
        if (answer?.__typename === 'SetWishSuccess') return 'saved'
        return answer?.code === 'LIST_FULL' ? 'full' : 'failed'
      },
    })
  }, [onReady, fetchWishes, setWish])
  return null
}
