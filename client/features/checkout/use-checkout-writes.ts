import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import type { CartAnswer } from '#client/features/cart/state/cart-store.ts'
import type { ProblemFieldsFragment } from '#client/features/forms/problems.generated.ts'
import { type Outcome, useSend } from '#client/features/forms/use-send.ts'
import type { SaveCheckoutAddressInput, SaveDeliveryMethodInput } from '#client/generated/types.ts'
import {
  type CheckoutFieldsFragment,
  useSaveCheckoutAddressMutation,
  useSaveDeliveryMethodMutation,
  useSavePaymentMethodMutation,
} from './checkout.generated.ts'

export type Saved = Outcome<{ readonly checkout: CheckoutFieldsFragment }, ProblemFieldsFragment>

type CheckoutWrites = {
  saveAddress(input: SaveCheckoutAddressInput): Promise<Saved>
  saveDelivery(input: SaveDeliveryMethodInput): Promise<Saved>
  savePayment(methodId: string): Promise<Saved>
}

/** Saves are queued in the cart store, because they depend on and change the cart. */
export function useCheckoutWrites(): CheckoutWrites {
  const { cart } = useVisitorStores()
  const saveAddress = useSend(useSaveCheckoutAddressMutation)
  const saveDelivery = useSend(useSaveDeliveryMethodMutation)
  const savePayment = useSend(useSavePaymentMethodMutation)

  async function save(request: () => Promise<Saved>): Promise<Saved> {
    let saved: Saved = { problem: undefined }
    await cart.write(async () => {
      saved = await request()
      return cartAnswerOf(saved)
    })
    return saved
  }

  return {
    saveAddress: (input) => save(() => saveAddress(input)),
    saveDelivery: (input) => save(() => saveDelivery(input)),
    savePayment: (methodId) => save(() => savePayment({ methodId })),
  }
}

function cartAnswerOf({ done, problem }: Saved): CartAnswer {
  if (done) return { cart: done.checkout.cart }
  if (!problem) return null
  const { code, message } = problem
  return {
    problem: {
      __typename: 'CartProblem',
      code,
      message,
      available: null,
      minimum: null,
      missing: null,
    },
  }
}
