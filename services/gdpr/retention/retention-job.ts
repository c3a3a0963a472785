import { z } from 'zod'
import { purge } from '#services/gdpr/retention.ts'
import { keepDue, setDue } from '#services/platform/jobs/due.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import type { DueHandler, ModuleDeps, OutboxHandler } from '#services/platform/module.ts'
import { nextNight } from './nightly.ts'

const NIGHT = 'gdpr.retention-night'
const WALK = 'gdpr.retention'
const PURGE = 'gdpr.retention-kind'

const purgePayload = z.object({ kind: z.string() })

/** A night that was slept through is made up for at the next start. */
export async function startNightly({ db, clock }: ModuleDeps): Promise<() => Promise<void>> {
  const at = nextNight(clock.now()).toISOString()
  await db.transaction().execute(async (trx) => await keepDue(trx, { kind: NIGHT, key: '', at }))
  return async () => {}
}

export const retentionDue: Readonly<Record<string, DueHandler>> = {
  [NIGHT]: async (trx, _payload, clock) => {
    await setDue(trx, { kind: NIGHT, key: '', at: nextNight(clock.now()).toISOString() })
    await enqueue(trx, { kind: WALK, payload: {} })
  },
}

export const retentionJob: Readonly<Record<string, OutboxHandler>> = {
  // A job for each kind, so that a fault of one keeps none of the others.
  [WALK]: async (_payload, { db, retention }) => {
    await db.transaction().execute(async (trx) => {
      for (const { kind } of retention) await enqueue(trx, { kind: PURGE, payload: { kind } })
    })
  },

  [PURGE]: async (payload, { db, clock, config, log, retention }) => {
    const { kind } = purgePayload.parse(payload)
    const rule = retention.find((one) => one.kind === kind)
    if (!rule) return // of a version that kept something else
    const { rows, isDone } = await purge(rule, { db, clock, config })
    if (rows > 0) log.info({ kind, rows }, 'expired records deleted')
    if (isDone) return
    await db
      .transaction()
      .execute(async (trx) => await enqueue(trx, { kind: PURGE, payload: { kind } }))
  },
}
