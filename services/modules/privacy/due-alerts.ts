import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { raiseAlert } from '#services/platform/jobs/alerts.ts'
import { nightly } from '#services/platform/jobs/nightly.ts'
import { dayAfter } from './due-day.ts'
import { openRequestsDue } from './store.ts'

/** Days before the last day, and the last day itself. */
const DAYS_BEFORE = [7, 3, 1, 0]

/** Informs staff of requests whose last day comes close. */
export const dueNights = nightly('privacy.due', alertDue)

async function alertDue(trx: Trx, clock: Clock): Promise<void> {
  const now = clock.now()
  const days = DAYS_BEFORE.map((count) => dayAfter(now, count))
  for (const { id, due_on: value } of await openRequestsDue(trx, days)) {
    const at = now.toISOString()
    await raiseAlert(trx, { kind: 'PRIVACY', at, title: `${id}`, value, path: `privacy/${id}` })
  }
}
