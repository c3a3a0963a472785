import { carryLines } from '#gateway/adapters/cart-join.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { MutationResolvers } from '#gateway/generated/resolvers.ts'
import { checkoutAddresses } from '#gateway/layout/checkout-addresses.ts'
import { isId } from '#gateway/lib/ids.ts'
import { ownPath } from '#gateway/lib/own-path.ts'
import { cartProblem, toCartProblem } from '#gateway/upstream/cart-problems.ts'
import { toFormProblem } from '#gateway/upstream/form-problems.ts'
import { orProblem } from '#gateway/upstream/problems.ts'
import { misanswered } from '#gateway/upstream/upstream-error.ts'
import {
  cancelOrder,
  deliverAtOnce,
  reorder,
  trackOrder,
  withdrawOrder,
} from '#services/contract/order-calls.ts'
import { confirmPayment, createProviderOrder, payOrder } from '#services/contract/order-payments.ts'
import { isKey, isSlug, type OrderProof } from './data-source.ts'
import { NO_ORDER, orderProblem, toOrderProblem, toTrackProblem } from './problems.ts'

type Fields =
  | 'createPayPalOrder'
  | 'confirmPayment'
  | 'payOrder'
  | 'cancelOrder'
  | 'reorder'
  | 'deliverAtOnce'
  | 'withdrawOrder'
  | 'trackOrder'

const MAX_DETAILS = 100
const NO_CART = cartProblem('NO_SESSION')
const NO_METHOD = orderProblem('PAYMENT_NOT_FOUND', 'methodId')

export const orderMutations: Required<Pick<MutationResolvers, Fields>> = {
  createPayPalOrder: (_root, { input: { slug, paymentId } }, { upstream }) =>
    orProblem(async () => {
      if (!isSlug(slug) || !isSlug(paymentId)) return NO_ORDER
      const { id } = await upstream.call(createProviderOrder, { orderSlug: slug, paymentId })
      return { __typename: 'CreatePayPalOrderSuccess' as const, payPalId: id }
    }, toOrderProblem),

  confirmPayment: (_root, { input: { slug, details } }, context) =>
    orProblem(async () => {
      if (!isSlug(slug) || details.length > MAX_DETAILS) return NO_ORDER
      const { url } = await context.upstream.call(confirmPayment, {
        id: slug,
        details: Object.fromEntries(details.map(({ name, value }) => [name, value])),
        internalRedirect: true,
      })
      return { __typename: 'ConfirmPaymentSuccess' as const, path: pathOf(url, slug, context) }
    }, toOrderProblem),

  payOrder: (_root, { input: { slug, key, methodId } }, context) =>
    orProblem(async () => {
      const proof = proofOf(slug, key, context)
      if (proof === null) return NO_ORDER
      if (methodId && !isId(methodId)) return NO_METHOD
      const { html } = await context.upstream.call(payOrder, {
        ...{ ...proof, ...checkoutAddresses(context) },
        ...(methodId ? { paymentMethodId: Number(methodId) } : {}),
      })
      const order = await context.dataSources.order.bySlug(slug, key)
      if (order === null) throw misanswered(payOrder.service, 'order: expected the paid one')
      return { __typename: 'PayOrderSuccess' as const, order, html: html ?? null }
    }, toOrderProblem),

  cancelOrder: (_root, { input: { slug, key } }, context) =>
    orProblem(async () => {
      const { upstream, dataSources, log } = context
      const proof = proofOf(slug, key, context)
      if (proof === null) return NO_ORDER
      const before = await dataSources.cart.current()
      const session = await upstream.call(cancelOrder, proof)
      if (before && before.id !== session.cartId) await carryLines(before, session, upstream, log)
      const cart = await dataSources.cart.open(session)
      if (cart === null) throw misanswered(cancelOrder.service, 'cart: expected an open one')
      return { __typename: 'CancelOrderSuccess' as const, cart }
    }, toOrderProblem),

  reorder: (_root, { input: { slug, key } }, context) =>
    orProblem(
      async () => {
        const { dataSources } = context
        const proof = proofOf(slug, key, context)
        if (proof === null) return NO_ORDER
        await dataSources.cart.ensure()
        const answer = await dataSources.cart.send(reorder, proof)
        const cart = answer && (await dataSources.cart.reload())
        if (!answer || !cart) return NO_CART
        return { __typename: 'ReorderSuccess' as const, cart, missing: answer.missing }
      },
      (refusal) => toOrderProblem(refusal) ?? toCartProblem(refusal, context.currency),
    ),

  deliverAtOnce: (_root, { input: { slug, key } }, context) =>
    orProblem(async () => {
      const proof = proofOf(slug, key, context)
      if (proof === null) return NO_ORDER
      const order = await context.upstream.call(deliverAtOnce, proof)
      const shown = context.dataSources.order.known(order, key)
      return { __typename: 'DeliverAtOnceSuccess' as const, order: shown }
    }, toOrderProblem),

  withdrawOrder: (_root, { input: { slug, key, name, email, lineIds, lines } }, context) =>
    orProblem(
      async () => {
        const proof = proofOf(slug, key, context)
        if (proof === null) return NO_ORDER
        if (lineIds?.some((id) => !isId(id))) return orderProblem('NOT_FOUND', 'lineIds')
        if (lines?.some(({ id }) => !isId(id))) return orderProblem('NOT_FOUND', 'lines')
        const order = await context.upstream.call(withdrawOrder, {
          ...{ ...proof, name, email },
          ...(lineIds ? { lineIds: lineIds.map(Number) } : {}),
          ...(lines
            ? { lines: lines.map(({ id, quantity }) => ({ id: Number(id), qty: quantity })) }
            : {}),
        })
        const shown = context.dataSources.order.known(order, key)
        return { __typename: 'WithdrawOrderSuccess' as const, order: shown }
      },
      (refusal) => toOrderProblem(refusal) ?? toFormProblem(refusal),
    ),

  trackOrder: (_root, { input }, { upstream }) =>
    orProblem(
      async () => {
        const { orderSlug: slug, key } = await upstream.call(trackOrder, input)
        return { __typename: 'TrackOrderSuccess' as const, slug, key }
      },
      (refusal) => toTrackProblem(refusal) ?? toFormProblem(refusal),
    ),
}

/** Null for what is no name of any order. */
function proofOf(
  slug: string,
  key: string | null | undefined,
  { dataSources }: Pick<GatewayContext, 'dataSources'>,
): OrderProof | null {
  return isSlug(slug) && (!key || isKey(key)) ? dataSources.order.proofOf(slug, key) : null
}

/** A platform cannot send a buyer elsewhere: the success page shows what became of the order. */
function pathOf(url: string, slug: string, context: GatewayContext): string {
  const { publicUrl, log } = context
  const path = ownPath(url, publicUrl)
  if (path !== null) return path
  log.warn('the address after a payment is not of this site')
  const { pathname } = new URL(checkoutAddresses(context).successURL)
  return `${pathname}?orderSlug=${encodeURIComponent(slug)}`
}
