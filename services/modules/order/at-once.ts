import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { enqueueLetter } from './letters/letter-job.ts'
import type { StoredOrder } from './order.ts'
import { withItsParts } from './parts-store.ts'
import { deliverDigital } from './pay/digital.ts'
import { digitalLines } from './pay/digital-lines.ts'
import { type Proof, provenOrder } from './proofs.ts'
import { wrongState } from './states.ts'
import { lockOrder, updateOrder } from './store.ts'

/**
 * Takes the buyer's consent to digital content before the right to withdraw ends. An order that is
 * not paid yet is delivered with its payment. A repeated consent changes nothing.
 */
export async function deliverAtOnce(
  proof: Proof,
  scope: Scope,
  deps: ModuleDeps,
): Promise<StoredOrder> {
  const { slug } = await provenOrder(proof, scope, deps)
  return await inTransaction(scope.db, async (trx) => {
    const order = await lockOrder(trx, { slug })
    if (!order || order.state === 'cancelled') throw wrongState()
    if (order.isDigitalAtOnce) return order
    await updateOrder(trx, order.id, { is_digital_at_once: 1 })
    if (order.paymentState !== 'unpaid') {
      await deliverDigital(trx, scope.clock, order.id)
      const lines = await digitalLines(trx, await withItsParts(trx, order))
      if (lines.some(({ hasFiles }) => hasFiles)) {
        await enqueueLetter(trx, { slug, letter: 'order-files' })
      }
    }
    return { ...order, isDigitalAtOnce: true }
  })
}
