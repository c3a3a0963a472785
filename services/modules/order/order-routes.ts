import type { Order } from '#services/contract/order.ts'
import {
  cancelOrder,
  deliverAtOnce,
  followOrder,
  getOrder,
  getOrderChanges,
  getWaitingOrder,
  reorder,
  trackOrder,
  withdrawOrder,
} from '#services/contract/order-calls.ts'
import {
  confirmPayment,
  createOrder,
  createProviderOrder,
  getOrderPaymentMethods,
  payOrder,
} from '#services/contract/order-payments.ts'
import { addLines } from '#services/modules/cart/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { deliverAtOnce as consentToDelivery } from './at-once.ts'
import { cancelOwnOrder, returningLines } from './cancel.ts'
import { followTicket, orderChanges } from './follow.ts'
import { ENDINGS, NEW_ORDERS } from './limits.ts'
import type { StoredOrder } from './order.ts'
import { withItsParts } from './parts-store.ts'
import { confirm } from './pay/confirm-payment.ts'
import { payAgain, paymentMethodsOf } from './pay/pay-order.ts'
import { createAtProvider } from './pay/provider-order.ts'
import { placeOrder } from './place/place-order.ts'
import { provenOrder } from './proofs.ts'
import { track } from './track.ts'
import { orderViews } from './view.ts'
import { waitingOrder } from './waiting.ts'
import { withdraw } from './withdrawal/withdraw.ts'

export function placedOrderRoutes(deps: ModuleDeps): readonly Route[] {
  return [
    route(createOrder, async (input, scope) => {
      await deps.limits.claim(...atPlace(NEW_ORDERS, scope.clientAddress))
      return await placeOrder({ input, scope, deps })
    }),

    route(getOrder, async (proof, scope) =>
      oneView(await provenOrder(proof, scope, deps), scope, deps),
    ),

    route(followOrder, async (proof, scope) => ({
      ticket: await followTicket(proof, scope, deps),
    })),

    route(getOrderChanges, async ({ tickets }, { db }) => ({
      changes: await orderChanges(tickets, db, deps),
    })),

    route(getWaitingOrder, async ({ guestToken }, scope) => ({
      order: await waitingOrder(guestToken, scope, deps),
    })),

    route(trackOrder, async (input, scope) => await track(input, scope, deps)),

    route(cancelOrder, async (proof, scope) => {
      await deps.limits.claim(...atPlace(ENDINGS, scope.clientAddress))
      return await cancelOwnOrder(proof, scope, deps)
    }),

    route(reorder, async ({ cartId, protectCode, ...proof }, scope) => {
      const order = await withItsParts(scope.db, await provenOrder(proof, scope, deps))
      const missing = await inTransaction(scope.db, async (trx) =>
        addLines(trx, scope, {
          session: { cartId, protectCode },
          lines: returningLines(order.lines),
        }),
      )
      const gone = order.lines.filter(({ productId }) => productId === null)
      return { missing: [...gone.map(({ name }) => name), ...missing] }
    }),

    route(deliverAtOnce, async (proof, scope) =>
      oneView(await consentToDelivery(proof, scope, deps), scope, deps),
    ),

    route(withdrawOrder, async (input, scope) => {
      await deps.limits.claim(...atPlace(ENDINGS, scope.clientAddress))
      return await oneView(await withdraw(input, scope, deps), scope, deps)
    }),

    ...paymentRoutes(deps),
  ]
}

function paymentRoutes(deps: ModuleDeps): readonly Route[] {
  return [
    route(confirmPayment, async (input, scope) => await confirm(input, scope, deps)),

    route(createProviderOrder, async (input, scope) => await createAtProvider(input, scope, deps)),

    route(payOrder, async (input, scope) => await payAgain(input, scope, deps)),

    route(getOrderPaymentMethods, async (proof, scope) => ({
      paymentMethods: await paymentMethodsOf(await provenOrder(proof, scope, deps), scope, deps),
    })),
  ]
}

export async function oneView(
  order: StoredOrder,
  { db, language }: Pick<Scope, 'db' | 'language'>,
  deps: ModuleDeps,
): Promise<Order> {
  const [view] = await orderViews({ db, deps, language }, [order])
  if (!view) throw new Error('An order has a view')
  return view
}
