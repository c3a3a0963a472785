import { useEffect } from 'react'
import { useSetWishMutation } from './set-wish.generated.ts'
import type { WishServer } from './wish-store.ts'
import { useWishedProductsLazyQuery } from './wished-products.generated.ts'

type WishOperationsProps = { readonly onReady: (server: WishServer) => void }

/** Hands the wish store the functions of its generated hooks. Shows nothing. */
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
        const { data } = await setWish({ variables: { productId, isWished } })
        const answer = data?.setWish
        if (answer?.__typename === 'SetWishSuccess') return 'saved'
        const isFull = answer?.__typename === 'WishProblem' && answer.code === 'LIST_FULL'
        return isFull ? 'full' : 'failed'
      },
    })
  }, [onReady, fetchWishes, setWish])
  return null
}
