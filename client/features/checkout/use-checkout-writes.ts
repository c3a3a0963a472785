import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import type { CartAnswer } from '#client/features/cart/state/cart-store.ts'
import type { ProblemFieldsFragment } from '#client/features/forms/problems.generated.ts'
import type { SaveCheckoutAddressInput, SaveDeliveryMethodInput } from '#client/generated/types.ts'
import {
  type CheckoutFieldsFragment,
  useSaveCheckoutAddressMutation,
  useSaveDeliveryMethodMutation,
  useSavePaymentMethodMutation,
} from './checkout.generated.ts'

/** The saved checkout, the refusal, or null without an answer. */
export type Saved =
  | { readonly checkout: CheckoutFieldsFragment }
  | { readonly problem: ProblemFieldsFragment }
  | null

type CheckoutWrites = {
  saveAddress(input: SaveCheckoutAddressInput): Promise<Saved>
  saveDelivery(input: SaveDeliveryMethodInput): Promise<Saved>
  savePayment(methodId: string): Promise<Saved>
}

/** Saves are queued in the cart store, because they depend on and change the cart. */
export function useCheckoutWrites(): CheckoutWrites {
  const { cart } = useVisitorStores()
  const [saveAddress] = useSaveCheckoutAddressMutation()
  const [saveDelivery] = useSaveDeliveryMethodMutation()
  const [savePayment] = useSavePaymentMethodMutation()

  async function save(request: () => Promise<SaveResult | undefined>): Promise<Saved> {
    let saved: Saved = null
    await cart.write(async () => {
      saved = savedOf(await request())
      return cartAnswerOf(saved)
    })
    return saved
  }

  return {
    saveAddress: (input) =>
      save(async () => (await saveAddress({ variables: { input } })).data?.saveCheckoutAddress),
    saveDelivery: (input) =>
      save(async () => (await saveDelivery({ variables: { input } })).data?.saveDeliveryMethod),
    savePayment: (methodId) =>
      save(
        async () =>
          (await savePayment({ variables: { input: { methodId } } })).data?.savePaymentMethod,
      ),
  }
}

export type SaveResult = { readonly checkout: CheckoutFieldsFragment } | ProblemFieldsFragment

export function savedOf(result: SaveResult | undefined): Saved {
  if (!result) return null
  return 'checkout' in result ? { checkout: result.checkout } : { problem: result }
}

function cartAnswerOf(saved: Saved): CartAnswer {
  if (saved === null) return null
  if ('checkout' in saved) return { cart: saved.checkout.cart }
  const { code, message } = saved.problem
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
