import { z } from 'zod'
import type { BulkRow } from '#services/contract/bulk.ts'
import { isThere, type Move, moveOn } from '#services/modules/order/api.ts'
import { readRightsOf } from '#services/modules/staff/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import { isConflict } from '#services/platform/database/in-transaction.ts'
import { tryWithin } from '#services/platform/database/savepoint.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { setDue } from '#services/platform/jobs/due.ts'
import { faultName } from '#services/platform/jobs/worker.ts'
import type { DueHandler } from '#services/platform/module.ts'
import { endJob, lockJob, nextRow, type StoredJob, type StoredRow, settleRow } from './store.ts'

const BULK_MOVE = 'bulk.move'
const payload = z.object({ id: z.int() })
const MOVES = {
  ...{ PAY: 'pay', SHIP: 'ship', DELIVER: 'deliver', RETURN: 'return', CANCEL: 'cancel' },
} as const satisfies Record<StoredJob['move'], Move['move']>

/** Of an order that was refused, as far as staff can act on it. */
const REASONS: readonly BulkRow['reason'][] = ['NOT_FOUND', 'ORDER_STATE']

export async function scheduleNext(trx: Trx, id: number, at: string): Promise<void> {
  await setDue(trx, { kind: BULK_MOVE, key: `${id}`, at, payload: { id } })
}

/**
 * Moves the next order of a job and schedules the one after it, all in the transaction of the
 * task: whenever the program ends, an order is moved and counted, or neither.
 */
const moveNext: DueHandler = async (trx, given, clock) => {
  const job = await lockJob(trx, payload.parse(given).id)
  if (!job || job.ending) return
  const at = clock.now().toISOString()
  const row = await nextRow(trx, job.id)
  if (!row) return await endJob(trx, job.id, { ending: 'DONE', at })
  const rights = await readRightsOf(trx, job.account_id)
  if (!rights.includes('orders.move')) return await endJob(trx, job.id, { ending: 'STOPPED', at })
  await settleRow(trx, row, await outcomeOf(trx, clock, { job, row }))
  await scheduleNext(trx, job.id, at)
}

export const bulkDueHandlers: Readonly<Record<string, DueHandler>> = { [BULK_MOVE]: moveNext }

type Settled = Parameters<typeof settleRow>[2]

async function outcomeOf(
  trx: Trx,
  clock: Clock,
  { job, row }: { readonly job: StoredJob; readonly row: StoredRow },
): Promise<Settled> {
  const { number } = row
  const move = MOVES[job.move]
  const author = { actor: `account:${job.account_id}`, sitting: `bulk:${job.id}` }
  const given = {
    ...{ number, move },
    ...(row.tracking_url !== null && { trackingUrl: row.tracking_url }),
    ...(job.note !== null && { note: job.note }),
  }
  const tried = await tryWithin(trx, () => moveOn(trx, clock, given, { author }))
  if ('result' in tried) return { result: 'MOVED', reason: null, fault: null }
  const { error } = tried
  if (isConflict(error)) throw error
  if (!(error instanceof Refusal)) {
    // One order must not hold up all that follow.
    return { result: 'REFUSED', reason: 'FAILED', fault: faultName(error) }
  }
  if (await isThere(trx, given)) return { result: 'UNCHANGED', reason: null, fault: null }
  const reason = REASONS.find((one) => one === error.code) ?? 'OTHER'
  return { result: 'REFUSED', reason, fault: null }
}
