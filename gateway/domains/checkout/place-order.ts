import type { GatewayContext } from '#gateway/context.ts'
import type { PlaceOrderInput } from '#gateway/generated/resolvers.ts'
import { checkoutAddresses } from '#gateway/layout/checkout-addresses.ts'
import type { CartSession } from '#gateway/session/guest.ts'
import { cartCodeOf, cartProblem } from '#gateway/upstream/cart-problems.ts'
import { toReadTexts } from '#gateway/upstream/read-texts.ts'
import { misanswered, UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { Cart } from '#services/contract/cart-answer.ts'
import { createOrder } from '#services/contract/order-payments.ts'
import { savePaymentMethod } from '#services/contract/payment.ts'
import { isCartGone } from '#services/contract/rules/cart.ts'
import { changedProblem, hasChanged, isChange } from './cart-changes.ts'
import type { PlaceOrderSuccessParent } from './mappers.ts'
import { orderInSteps } from './order-in-steps.ts'
import { companyDataOf, userOf } from './user-of.ts'

type Placed = Pick<PlaceOrderSuccessParent, 'order' | 'html'>

export async function placeOrder(input: PlaceOrderInput, context: GatewayContext) {
  const { dataSources, session, log } = context
  const own = session.credentials.guest.cart()
  if (own === null) {
    log.info({ call: createOrder.path }, 'Cart session not initialised')
    return cartProblem('NO_SESSION')
  }
  try {
    const cart = await withPayment(await validated(own, context), input, context)
    if (cart && hasChanged(cart, input)) return changedProblem(cart)
    const { order, html } = await ordered(input, { own, cart }, context)
    // Only now: a buyer who lost the answer repeats the request with the same cart.
    dataSources.cart.leave()
    return { __typename: 'PlaceOrderSuccess', order, html } as const
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    if (isCartGone(cartCodeOf(error))) session.credentials.guest.keepCart(null)
    if (!isChange(error)) throw error
    const cart = await validated(own, context)
    if (cart === null) throw error
    return changedProblem(cart, error)
  }
}

/** Null for a cart that was ordered: the service answers its order once more. */
async function validated(own: CartSession, { dataSources }: GatewayContext): Promise<Cart | null> {
  return unlessOrdered(() => dataSources.cart.validated(own))
}

async function unlessOrdered(read: () => Promise<Cart>): Promise<Cart | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof UpstreamError && cartCodeOf(error) === 'CART_ARCHIVED') return null
    throw error
  }
}

/** With the chosen payment; null for a cart that was ordered meanwhile. */
async function withPayment(
  cart: Cart | null,
  { paymentMethodId: wanted }: PlaceOrderInput,
  context: GatewayContext,
): Promise<Cart | null> {
  if (cart === null || !wanted || wanted === String(cart.paymentMethodId)) return cart
  const { id: cartId, protectCode } = cart
  return unlessOrdered(async () => {
    const saved = await context.upstream.call(savePaymentMethod, {
      ...{ cartId, protectCode, paymentMethodId: Number(wanted) },
      ...userOf(context),
      ...companyDataOf(context),
    })
    return context.dataSources.cart.known(saved.cart)
  })
}

async function ordered(
  input: PlaceOrderInput,
  { own, cart }: { readonly own: CartSession; readonly cart: Cart | null },
  context: GatewayContext,
): Promise<Placed> {
  const { upstream, dataSources, layout } = context
  const addresses = checkoutAddresses(context)
  const { giftTo, giftFrom, giftMessage } = input
  const gift = {
    ...(giftTo ? { to: giftTo } : {}),
    ...(giftFrom ? { from: giftFrom } : {}),
    ...(giftMessage ? { giftMessage } : {}),
  }
  if (layout && !layout.hasExtensions) {
    return await orderInSteps({ own, cart, gift, addresses, consents: input.consents }, context)
  }
  const { html, orderSlug } = await upstream.call(createOrder, {
    ...{ ...own, ...gift, ...addresses },
    expectedTotal: Number(input.expectedTotal),
    consents: input.consents,
    ...toReadTexts(input.readTexts),
    ...(input.isDigitalAtOnce ? { isDigitalAtOnce: true } : {}),
  })
  const order = await dataSources.order.bySlug(orderSlug)
  if (order === null) throw misanswered(createOrder.service, 'order: expected the placed one')
  return { order, html: html ?? null }
}
