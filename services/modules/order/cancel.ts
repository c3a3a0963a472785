import {
  type CartSession,
  lockCartPieces,
  lockOpenCart,
  refillCart,
  returnCoupon,
} from '#services/modules/cart/api.ts'
import { releaseHold, returnStock } from '#services/modules/product/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { enqueueLetter } from './letters/letter-job.ts'
import type { ReturningLine, StoredLine, StoredOrder } from './order.ts'
import { insertEvent, withItsParts } from './parts-store.ts'
import { type Proof, provenOrder } from './proofs.ts'
import { oweBack } from './refunds.ts'
import { canCancel, wrongState } from './states.ts'
import { lockOrder, updateOrder } from './store.ts'

type Cancelling = {
  readonly by: NonNullable<StoredOrder['cancelledBy']>
  readonly note?: string | null | undefined
  /** False while staff have not seen what came back. */
  readonly isRestocked?: boolean
}

/** Cancels a locked order: returns its pieces and its coupon, and owes the buyer what was paid. */
export async function cancelOrder(
  trx: Trx,
  clock: Clock,
  order: StoredOrder,
  { by, note = null, isRestocked = true }: Cancelling,
): Promise<void> {
  const at = clock.now().toISOString()
  if (order.stockState === 'taken' && isRestocked) {
    const { pieces } = await withItsParts(trx, order)
    await returnStock(trx, clock, pieces)
  } else {
    await releaseHold(trx, clock, order.cartId)
  }
  if (order.couponId) await returnCoupon(trx, order.couponId)
  const dueCents = order.paymentState === 'unpaid' ? 0 : order.totalCents - order.refundCents
  await updateOrder(trx, order.id, {
    state: 'cancelled',
    cancelled_by: by,
    stock_state: 'released',
    held_until: null,
    payment_form: null,
  })
  await insertEvent(trx, order.id, { event: 'cancelled', at, note })
  await enqueueLetter(trx, { slug: order.slug, letter: 'order-cancelled' })
  if (dueCents === 0) return
  await oweBack(trx, order, { cents: dueCents, at })
  await enqueueLetter(trx, { slug: order.slug, letter: 'staff-refund-due', refundCents: dueCents })
}

/** Puts the lines of the cancelled order into a cart. */
export async function cancelOwnOrder(
  proof: Proof,
  scope: Scope,
  deps: ModuleDeps,
): Promise<CartSession> {
  const { slug, accountId } = await provenOrder(proof, scope, deps)
  // The link in a mail must not open the cart of the account.
  const isOwn = scope.principal !== null && scope.principal.userId === accountId
  return await inTransaction(scope.db, async (trx) => {
    const cart = await lockOpenCart(trx, scope, isOwn ? accountId : null)
    const order = await lockOrder(trx, { slug })
    if (!order || !canCancel(order)) throw wrongState()
    const { lines, pieces } = await withItsParts(trx, order)
    const { cartId: orderedCartId, couponCode, instructions } = order
    const productIds = pieces.map(({ productId }) => productId)
    await lockCartPieces(trx, [cart.id, orderedCartId], productIds)
    await cancelOrder(trx, scope.clock, order, { by: 'buyer' })
    const ordered = { lines: returningLines(lines), couponCode, instructions, orderedCartId }
    await refillCart(trx, scope, { cart, ...ordered })
    return { cartId: cart.id, protectCode: cart.protectCode }
  })
}

export function returningLines(lines: readonly StoredLine[]): readonly ReturningLine[] {
  return lines.flatMap(({ returns, productId, quantity, options, name }) => {
    if (returns) return returns
    return productId === null ? [] : [{ productId, quantity, options, name }]
  })
}
