import { type CheckoutDraft, isDraft, openDraft } from '#gateway/adapters/checkout-draft.ts'
import { logAccepted, requireConsents } from '#gateway/adapters/form-consents.ts'
import { refuseMalformed } from '#gateway/adapters/malformed.ts'
import { orderOfCart } from '#gateway/adapters/placed-order.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { ProblemCode } from '#gateway/generated/resolvers.ts'
import type { CartSession } from '#gateway/session/guest.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { Cart } from '#services/contract/cart-answer.ts'
import { createOrder } from '#services/contract/order-payments.ts'
import { giftRules } from '#services/contract/rules/checkout.ts'

type Steps = {
  readonly own: CartSession
  /** Null for a cart that was ordered. */
  readonly cart: Cart | null
  readonly gift: { readonly to?: string; readonly from?: string; readonly giftMessage?: string }
  readonly addresses: { readonly successURL: string; readonly failureURL: string }
  readonly consents: readonly number[]
}

/**
 * Orders with the specification's calls only: what our own service checks is checked before, and
 * the order that it would answer is made of the cart.
 */
export async function orderInSteps(steps: Steps, context: GatewayContext) {
  const { own, cart, gift, addresses, consents } = steps
  const { upstream, clock, currency, session } = context
  if (cart === null) throw refusal(409, 'CART_ARCHIVED', 'Cart is archived.')
  const { guest } = session.credentials
  const draft = requireComplete(cart, openDraft(guest.checkoutToken(), cart.id))
  refuseMalformed(createOrder.service, giftRules.safeParse(gift))
  const methods = await methodsOf(cart, draft, context)
  const form = 'checkoutForm'
  await requireConsents({ form, consents }, upstream)
  const user = { userType: draft.account ? 'user' : 'guest', email: draft.email } as const
  await logAccepted({ form, consents, user }, { upstream, clock })
  const userId = draft.account?.userId
  const orderMessage = cart.options.instructions || draft.instructions
  const { html, orderSlug } = await upstream.call(createOrder, {
    ...{ ...own, ...gift, ...addresses },
    ...(userId === undefined ? {} : { userId }),
    ...(orderMessage ? { orderMessage } : {}),
  })
  if (isDraft(guest.checkoutToken())) guest.keepCheckoutToken(null)
  const { to = null, from = null, giftMessage: message = null } = gift
  const order = orderOfCart({
    ...{ orderSlug, cart, draft, currency, placedAt: clock.now(), ...methods },
    gift: to || from || message ? { to, from, message } : null,
  })
  return { order: { ...order, key: null }, html: html ?? null }
}

function requireComplete(cart: Cart, draft: CheckoutDraft | null): CheckoutDraft {
  if (!draft) throw refusal(403, 'NO_BUYER', 'No active user')
  if (cart.deliveryMethodId === null && !cart.digitalOnly) {
    throw refusal(400, 'DELIVERY_REQUIRED', 'A delivery method must be chosen.')
  }
  if (cart.paymentMethodId === null) {
    throw refusal(400, 'PAYMENT_REQUIRED', 'A payment method must be chosen.')
  }
  return draft
}

/** Names of the chosen methods; the order exists without them. */
async function methodsOf(cart: Cart, draft: CheckoutDraft, { dataSources, log }: GatewayContext) {
  try {
    const [payments, countries] = await Promise.all([
      dataSources.checkout.paymentMethods(cart),
      dataSources.checkout.countries(cart),
    ])
    const paymentMethod = payments.find(({ id }) => id === cart.paymentMethodId) ?? null
    const country = countries.find(({ iso }) => iso === draft.country)
    const deliveries = country ? await dataSources.checkout.deliveryMethods(cart, country.id) : []
    const chosen = deliveries.find(({ id }) => id === cart.deliveryMethodId)
    const branch = chosen?.options.find(({ id }) => id === cart.options.deliveryBranchId)
    const deliveryMethod = chosen ? { name: chosen.name, branch: branch?.name ?? null } : null
    return { paymentMethod, deliveryMethod }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    log.warn({ code: error.code }, 'methods of the order not read')
    return { paymentMethod: null, deliveryMethod: null }
  }
}

function refusal(status: number, code: ProblemCode, message: string): UpstreamError {
  return new UpstreamError({ service: createOrder.service, status, code, message })
}
