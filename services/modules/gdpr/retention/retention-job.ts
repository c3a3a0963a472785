import { z } from 'zod'
import { purge } from '#services/modules/gdpr/retention.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { nightly } from '#services/platform/jobs/nightly.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import type { ModuleDeps, OutboxHandler } from '#services/platform/module.ts'

const NIGHT = 'gdpr.retention-night'
const WALK = 'gdpr.retention'
const PURGE = 'gdpr.retention-kind'

const purgePayload = z.object({
  kind: z.string(),
  /** By earlier jobs of this run. */
  deleted: z.int().default(0),
})

const nights = nightly(NIGHT, async (trx) => await enqueue(trx, { kind: WALK, payload: {} }))

export async function startNightly(deps: ModuleDeps): Promise<() => Promise<void>> {
  await nights.start(deps)
  return async () => {}
}

export const retentionDue = nights.dueHandlers

export const retentionJob: Readonly<Record<string, OutboxHandler>> = {
  // One job per kind, so that a failure of one does not stop the others.
  [WALK]: async (_payload, { db, retention }) => {
    await inTransaction(db, async (trx) => {
      for (const { kind } of retention) await enqueue(trx, { kind: PURGE, payload: { kind } })
    })
  },

  [PURGE]: async (payload, { db, clock, config, log, retention }) => {
    const { kind, deleted } = purgePayload.parse(payload)
    const rule = retention.find((one) => one.kind === kind)
    if (!rule) return // queued by a version with other rules
    const { rows, isDone } = await purge(rule, { db, clock, config }, deleted)
    if (rows > deleted) log.info({ kind, rows: rows - deleted }, 'expired records deleted')
    if (isDone) return
    const next = { kind: PURGE, payload: { kind, deleted: rows } }
    await inTransaction(db, async (trx) => await enqueue(trx, next))
  },
}
