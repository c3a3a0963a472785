import type { Clock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import type { DueHandler, ModuleDeps } from '#services/platform/module.ts'
import { keepDue, setDue } from './due.ts'

export type Work = (trx: Trx, clock: Clock) => Promise<void>

/**
 * Runs work again and again, once at a time among all processes. What was missed while none ran is
 * made up for at the next start.
 */
export function repeated(
  kind: string,
  { next, work }: { readonly next: (after: Date) => Date; readonly work: Work },
) {
  const start = async ({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>): Promise<void> => {
    const at = next(clock.now()).toISOString()
    await inTransaction(db, async (trx) => await keepDue(trx, { kind, key: '', at }))
  }
  const handler: DueHandler = async (trx, _payload, clock) => {
    await setDue(trx, { kind, key: '', at: next(clock.now()).toISOString() })
    await work(trx, clock)
  }
  return { start, dueHandlers: { [kind]: handler } }
}
