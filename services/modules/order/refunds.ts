import { recordRefund } from '#services/modules/payment/api.ts'
import type { Trx } from '#services/platform/database.ts'
import type { StoredOrder } from './order.ts'
import { insertEvent } from './parts-store.ts'
import { addRefund } from './store.ts'

type Refund = { readonly cents: number; readonly at: string }

/** Adds an amount to what the buyer of a locked order is owed. */
export async function oweBack(trx: Trx, { id }: StoredOrder, { cents, at }: Refund): Promise<void> {
  if (cents === 0) return
  await addRefund(trx, id, { dueCents: cents })
  await insertEvent(trx, id, { event: 'refundDue', at, note: null, amountCents: cents })
}

/** Records an amount that staff paid back. */
export async function payBack(
  trx: Trx,
  { id, slug: orderSlug }: StoredOrder,
  { cents, at, note }: Refund & { readonly note: string | null },
): Promise<void> {
  await addRefund(trx, id, { paidCents: cents })
  await recordRefund(trx, { orderSlug, cents, at })
  await insertEvent(trx, id, { event: 'refunded', at, note, amountCents: cents })
}
