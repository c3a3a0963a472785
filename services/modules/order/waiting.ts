import type { Order } from '#services/contract/order.ts'
import { spanOf } from '#services/platform/cursor.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { openGuestToken } from './checkout/guest-token.ts'
import { filterOrders } from './filter-store.ts'
import type { StoredOrder } from './order.ts'
import { claimGuestOrders } from './proofs.ts'
import { findOrder } from './store.ts'
import { orderViews } from './view.ts'

const LOOKED_AT = 10

/** The newest order that the visitor began to pay by a provider and can still pay. */
export async function waitingOrder(
  guestToken: string | null | undefined,
  scope: Scope,
  deps: ModuleDeps,
): Promise<Order | null> {
  const { db, language, clock } = scope
  const secret = deps.config.sessionSecret
  const guest = guestToken ? openGuestToken(guestToken, { secret, clock }) : null
  const [own, asGuest] = await Promise.all([
    ordersOfCustomer(scope),
    guest && findOrder(db, { cartId: guest.cartId }),
  ])
  const waiting = [...own, ...(asGuest ? [asGuest] : [])]
    .filter(
      ({ state, paymentMethod }) =>
        state === 'awaitingPayment' && paymentMethod.kind === 'provider',
    )
    .toSorted((one, other) => other.id - one.id)
  const views = await orderViews({ db, deps, language }, waiting)
  return views.find(({ canPay }) => canPay) ?? null
}

async function ordersOfCustomer(scope: Scope): Promise<readonly StoredOrder[]> {
  const { db, principal } = scope
  if (!principal) return []
  await claimGuestOrders(scope)
  const { orders } = await filterOrders(
    db,
    { accountId: principal.userId, state: 'awaitingPayment' },
    spanOf({}, LOOKED_AT),
  )
  return orders
}
