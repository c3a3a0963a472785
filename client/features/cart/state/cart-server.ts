import type { GraphClient } from '#client/lib/graph/for-store.ts'
import {
  type CartProblemFieldsFragment,
  fetchStoredCart,
  sendAddToCart,
  sendApplyCoupon,
  sendApplyMemberCard,
  sendRemoveCartItem,
  sendRemoveCoupon,
  sendRemoveMemberCard,
  sendSetCartInstructions,
  sendUpdateCartItem,
} from './cart.generated.ts'
import type { Cart } from './cart-state.ts'
import type { CartAnswer, CartServer } from './cart-store.ts'

/** The operations of the cart's store. */
export function cartServer(client: GraphClient): CartServer {
  return {
    async read() {
      const data = await fetchStoredCart(client, {})
      return data ? data.cart : undefined
    },
    add({ productId, quantity, options }, idempotencyKey) {
      const input = { productId, quantity, idempotencyKey, ...(options && { options }) }
      return answerOf(sendAddToCart(client, { input }))
    },
    update(itemId, quantity, options) {
      const input = { itemId, quantity, ...(options && { options }) }
      return answerOf(sendUpdateCartItem(client, { input }))
    },
    remove: (itemId) => answerOf(sendRemoveCartItem(client, { input: { itemId } })),
    applyCoupon: (code) => answerOf(sendApplyCoupon(client, { input: { code } })),
    removeCoupon: () => answerOf(sendRemoveCoupon(client, {})),
    applyMemberCard: (barcode) => answerOf(sendApplyMemberCard(client, { input: { barcode } })),
    removeMemberCard: () => answerOf(sendRemoveMemberCard(client, {})),
    setInstructions: (instructions) =>
      answerOf(sendSetCartInstructions(client, { input: { instructions } })),
  }
}

type Result = { readonly cart: Cart } | CartProblemFieldsFragment

/** Without data there was no answer; the network layer has shown a toast. */
async function answerOf(
  sent: Promise<{ readonly [field: string]: Result } | null | undefined>,
): Promise<CartAnswer> {
  const [result] = Object.values((await sent) ?? {})
  if (!result) return null
  return 'cart' in result ? { cart: result.cart } : { problem: result }
}
