import { z } from 'zod'
import { enqueueLetter } from '#services/modules/order/letters/letter-job.ts'
import type { StoredOrder } from '#services/modules/order/order.ts'
import { insertEvent } from '#services/modules/order/parts-store.ts'
import { lockOrder } from '#services/modules/order/store.ts'
import {
  canPayBack,
  type PaymentOutcome,
  payBackExtra,
  recordPaidBack,
} from '#services/modules/payment/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import { clearDue, setDue } from '#services/platform/jobs/due.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import type { DueHandler, ModuleDeps, OutboxHandler } from '#services/platform/module.ts'

const PAY_BACK = 'order.pay-back-extra'
/** Staff take over when the provider has not paid it back by then. */
const EXTRA_LATE = 'order.extra-late'
const LATE_MS = 3 * 24 * 60 * 60_000

const payload = z.object({ slug: z.string(), paymentId: z.string() })
type Extra = z.output<typeof payload>

/** Returns a second payment of a paid order, automatically if the provider supports it. */
export async function returnExtra(
  trx: Trx,
  { config, clock }: Pick<ModuleDeps, 'config' | 'clock'>,
  { order, outcome }: { readonly order: StoredOrder; readonly outcome: PaymentOutcome },
): Promise<void> {
  const { slug, id } = order
  const { at, adapter, paymentId } = outcome
  await insertEvent(trx, id, { event: 'refundDue', at, note: null })
  await enqueueLetter(trx, { slug, letter: 'order-refund-due', refundCents: 0 })
  if (!canPayBack(config, adapter)) return await notifyStaff(trx, slug)
  const extra = { slug, paymentId }
  await enqueue(trx, { kind: PAY_BACK, payload: extra })
  const late = new Date(clock.now().getTime() + LATE_MS).toISOString()
  await setDue(trx, { kind: EXTRA_LATE, key: paymentId, at: late, payload: extra })
}

export const extraOutboxHandlers: Readonly<Record<string, OutboxHandler>> = {
  [PAY_BACK]: async (given, deps) => {
    const extra = payload.parse(given)
    const isPaidBack = await payBackExtra(deps, extra.paymentId)
    await inTransaction(deps.db, async (trx) => {
      if (isPaidBack) {
        await notePaidBack(trx, deps, extra)
        return
      }
      await clearDue(trx, EXTRA_LATE, extra.paymentId)
      await notifyStaff(trx, extra.slug)
    })
  },
}

export const extraDueHandlers: Readonly<Record<string, DueHandler>> = {
  [EXTRA_LATE]: async (trx, given) => await notifyStaff(trx, payload.parse(given).slug),
}

/** Once, also when the provider and staff both pay it back; returns its cents for the first call. */
export async function notePaidBack(
  trx: Trx,
  { clock }: Pick<ModuleDeps, 'clock'>,
  { slug, paymentId }: Extra,
): Promise<number | null> {
  await clearDue(trx, EXTRA_LATE, paymentId)
  const order = await lockOrder(trx, { slug })
  const at = clock.now().toISOString()
  const refundCents = await recordPaidBack(trx, { paymentId, at })
  if (!order || refundCents === null) return null
  // No amount, because the price itself is not refunded.
  await insertEvent(trx, order.id, { event: 'refunded', at, note: null })
  await enqueueLetter(trx, { slug, letter: 'order-refunded', refundCents })
  return refundCents
}

/** Zero cents means a duplicate payment. */
async function notifyStaff(trx: Trx, slug: string): Promise<void> {
  await enqueueLetter(trx, { slug, letter: 'staff-refund-due', refundCents: 0 })
}
