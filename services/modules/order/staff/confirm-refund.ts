import { refundLimit } from '#services/modules/order/settings.ts'
import { getSetting } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import { requireConfirmed } from '#services/platform/http/principal.ts'
import type { StaffEntry } from '#services/platform/http/scope.ts'
import { numberOf } from '#services/platform/setting.ts'

/**
 * Demands a fresh code or password once this much of an order was paid back: counted over all of
 * its refunds, so that it is not enough to split one.
 */
export async function confirmRefund(db: Db, staff: StaffEntry, cents: number): Promise<void> {
  const limit = numberOf(refundLimit, await getSetting(db, 'staff', 'refundLimit'))
  if (cents > limit * 100) requireConfirmed(staff)
}
