import type { Clock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import type { DueHandler, ModuleDeps } from '#services/platform/module.ts'
import { keepDue, setDue } from './due.ts'

const HOUR_MS = 3_600_000
const ZONE = 'Europe/Zagreb'
/**
 * Clock changes neither skip nor repeat this hour: they go from two to three, and from three back
 * to two.
 */
const NIGHT_HOUR = '03:00'

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
})

/** The next three o'clock in Zagreb after the given time. */
export function nextNight(after: Date): Date {
  let hour = Math.floor(after.getTime() / HOUR_MS + 1) * HOUR_MS
  while (local.format(hour) !== NIGHT_HOUR) hour += HOUR_MS
  return new Date(hour)
}

/** Runs work every night. A night without a running process is made up for at the next start. */
export function nightly(kind: string, work: (trx: Trx, clock: Clock) => Promise<void>) {
  const start = async ({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>): Promise<void> => {
    const at = nextNight(clock.now()).toISOString()
    await inTransaction(db, async (trx) => await keepDue(trx, { kind, key: '', at }))
  }
  const handler: DueHandler = async (trx, _payload, clock) => {
    await setDue(trx, { kind, key: '', at: nextNight(clock.now()).toISOString() })
    await work(trx, clock)
  }
  return { start, dueHandlers: { [kind]: handler } }
}
