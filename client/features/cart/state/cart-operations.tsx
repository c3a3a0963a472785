import { useEffect } from 'react'
import {
  type CartProblemFieldsFragment,
  useAddToCartMutation,
  useApplyCouponMutation,
  useApplyMemberCardMutation,
  useRemoveCartItemMutation,
  useRemoveCouponMutation,
  useRemoveMemberCardMutation,
  useSetCartInstructionsMutation,
  useStoredCartLazyQuery,
  useUpdateCartItemMutation,
} from './cart.generated.ts'
import type { Cart } from './cart-state.ts'
import type { CartAnswer, CartServer } from './cart-store.ts'

type CartOperationsProps = { readonly onReady: (server: CartServer) => void }

/** The store owns the answers, so Apollo does not cache them. */
const UNCACHED = { fetchPolicy: 'no-cache' } as const

/** Passes the functions of its generated hooks to the cart store. Renders nothing. */
export function CartOperations({ onReady }: CartOperationsProps): null {
  const [fetchCart] = useStoredCartLazyQuery(UNCACHED)
  const [add] = useAddToCartMutation(UNCACHED)
  const [update] = useUpdateCartItemMutation(UNCACHED)
  const [remove] = useRemoveCartItemMutation(UNCACHED)
  const [applyCoupon] = useApplyCouponMutation(UNCACHED)
  const [removeCoupon] = useRemoveCouponMutation(UNCACHED)
  const [applyCard] = useApplyMemberCardMutation(UNCACHED)
  const [removeCard] = useRemoveMemberCardMutation(UNCACHED)
  const [setInstructions] = useSetCartInstructionsMutation(UNCACHED)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the functions stay the same for the life of the component.
  useEffect(() => {
    onReady({
      async read() {
        const { data } = await fetchCart({ context: { isSilent: true } })
        return data === undefined ? undefined : data.cart
      },
      async add({ productId, quantity, options }, idempotencyKey) {
        const input = { productId, quantity, idempotencyKey, ...(options && { options }) }
        return answerOf((await add({ variables: { input } })).data?.addToCart)
      },
      async update(itemId, quantity, options) {
        const input = { itemId, quantity, ...(options && { options }) }
        return answerOf((await update({ variables: { input } })).data?.updateCartItem)
      },
      remove: async (itemId) =>
        answerOf((await remove({ variables: { input: { itemId } } })).data?.removeCartItem),
      applyCoupon: async (code) =>
        answerOf((await applyCoupon({ variables: { input: { code } } })).data?.applyCoupon),
      removeCoupon: async () => answerOf((await removeCoupon()).data?.removeCoupon),
      applyMemberCard: async (barcode) =>
        answerOf((await applyCard({ variables: { input: { barcode } } })).data?.applyMemberCard),
      removeMemberCard: async () => answerOf((await removeCard()).data?.removeMemberCard),
      setInstructions: async (instructions) =>
        answerOf(
          (await setInstructions({ variables: { input: { instructions } } })).data
            ?.setCartInstructions,
        ),
    })
  }, [])
  return null
}

type Result = { readonly cart: Cart } | CartProblemFieldsFragment

/** Without data there was no answer; the network layer has shown a toast. */
function answerOf(result: Result | null | undefined): CartAnswer {
  if (!result) return null
  return 'cart' in result ? { cart: result.cart } : { problem: result }
}
