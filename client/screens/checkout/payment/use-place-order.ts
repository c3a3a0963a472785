import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import type { Cart } from '#client/features/cart/state/cart-state.ts'
import type { CartAnswer } from '#client/features/cart/state/cart-store.ts'
import { expected } from '#client/features/checkout/cart-snapshot.ts'
import {
  type PlaceOrderMutation,
  usePlaceOrderMutation,
} from '#client/features/checkout/checkout.generated.ts'
import type { ProblemFieldsFragment } from '#client/features/forms/problems.generated.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { goToPayment } from '#client/features/order/go-to-payment.ts'
import type { PayPalButtons } from '#client/features/order/paypal-payment.ts'
import type { PlaceOrderInput } from '#client/generated/types.ts'
import { deleteDraft } from '#client/lib/draft.ts'
import { usePaths } from '#client/lib/links.ts'
import type { OpenCheckout } from '#client/screens/checkout/checkout-view.ts'
import { isCartGone } from '#services/contract/rules/cart.ts'

/** Replaces the steps once the order is placed: a notice, or PayPal's buttons. */
export type Leaving =
  | 'toPayment'
  | 'toThanks'
  | { readonly slug: string; readonly buttons: PayPalButtons }

export type Placed =
  | { readonly outcome: 'left' }
  /** The cart was ordered or joined elsewhere. */
  | { readonly outcome: 'over' }
  | { readonly outcome: 'changed'; readonly cart: Cart }
  | { readonly outcome: 'refused'; readonly problem: ProblemFieldsFragment }
  /** There was no answer: a repeated request answers the same order. */
  | { readonly outcome: 'unknown' }

type Order = Omit<PlaceOrderInput, 'expectedTotal' | 'expectedItems'>
type Answer = PlaceOrderMutation['placeOrder']
type Success = Extract<Answer, { readonly __typename: 'PlaceOrderSuccess' }>

/** Orders what the buyer sees, once. It stays on the screen until it is known what became of it. */
export function usePlaceOrder(
  { cart: shownCart }: OpenCheckout,
  onLeave: (leaving: Leaving) => void,
): (order: Order) => Promise<Placed> {
  const { cart } = useVisitorStores()
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  useEffect(() => () => cart.hold(false), [cart])
  const placeOrder = useSend(useSilentPlaceOrder)

  async function request(order: Order): Promise<Answer | undefined> {
    const input = { ...order, ...expected(shownCart) }
    const send = async () => {
      const { done, problem } = await placeOrder(input)
      return done ?? problem
    }
    // Once more by itself: mostly the answer alone was lost, and the cart has one order at most.
    return (await send()) ?? (navigator.onLine ? await send() : undefined)
  }

  async function leave({ order, payment }: Success): Promise<Placed> {
    // Drawn before the cart is gone, without which there would be nothing to order.
    flushSync(() => onLeave(leavingBy(payment, order.id)))
    cart.hold(false)
    deleteDraft(sessionStorage)
    await cart.write(async () => ARCHIVED)
    if (payment?.__typename === 'PaymentForm') goToPayment(payment)
    if (payment === null) {
      await navigate(pathTo('checkoutSuccess', {}, { orderSlug: order.id }), { replace: true })
    }
    return { outcome: 'left' }
  }

  return async (order) => {
    cart.hold(true)
    const answer = await request(order)
    if (answer === undefined) return { outcome: 'unknown' }
    if (answer.__typename === 'PlaceOrderSuccess') return await leave(answer)
    cart.hold(false)
    if (answer.__typename === 'CartChangedProblem') {
      await cart.write(async () => answer)
      return { outcome: 'changed', cart: answer.cart }
    }
    if (!isCartGone(answer.code)) return { outcome: 'refused', problem: answer }
    await cart.write(async () => ARCHIVED)
    return { outcome: 'over' }
  }
}

/** The form says what a missing answer means. */
const useSilentPlaceOrder = () => usePlaceOrderMutation({ context: { isSilent: true } })

function leavingBy(payment: Success['payment'], slug: string): Leaving {
  if (payment?.__typename === 'PayPalButtons') return { slug, buttons: payment }
  return payment === null ? 'toThanks' : 'toPayment'
}

/** The answer by which every tab learns that the cart was ordered. */
const ARCHIVED: CartAnswer = {
  problem: {
    __typename: 'CartProblem',
    code: 'CART_ARCHIVED',
    message: '',
    available: null,
    minimum: null,
    missing: null,
  },
}
