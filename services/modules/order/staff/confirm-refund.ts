import { getSetting } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import { requireConfirmed } from '#services/platform/http/principal.ts'
import type { StaffEntry } from '#services/platform/http/scope.ts'

const LIMIT_EUROS = 500

/**
 * Demands a fresh code or password once this much of an order was paid back: counted over all of
 * its refunds, so that it is not enough to split one.
 */
export async function confirmRefund(db: Db, staff: StaffEntry, cents: number): Promise<void> {
  const given = await getSetting(db, 'staff', 'refundLimit')
  const euros = given === null ? LIMIT_EUROS : Number(given)
  const limit = Number.isFinite(euros) ? euros : LIMIT_EUROS
  if (cents > limit * 100) requireConfirmed(staff)
}
