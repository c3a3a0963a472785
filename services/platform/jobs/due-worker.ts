import type { Logger } from 'pino'
import type { Clock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import { parseJsonObject } from '#services/platform/json.ts'
import type { DueHandler } from '#services/platform/module.ts'
import { createWorker, faultName, retryPauseMs, type Worker } from './worker.ts'

const PAUSE_MS = 500

type DueWorkerOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly handlers: ReadonlyMap<string, DueHandler>
}

/**
 * Runs the handler of each scheduled row that is due and deletes the row in the same transaction.
 */
export function createDueWorker(options: DueWorkerOptions): Worker {
  const { log } = options

  async function runOnce(stopped: AbortSignal): Promise<number> {
    let taken = 0
    while (!stopped.aborted && (await runNext())) taken += 1
    return taken
  }

  async function runNext(): Promise<boolean> {
    let row: DueRow | undefined
    try {
      await inTransaction(options.db, async (trx) => {
        row = await takeNext(trx, options.clock)
        if (row) await handle(row, trx, options)
      })
    } catch (error) {
      if (!row) throw error
      log.error({ kind: row.kind, key: row.key, fault: faultName(error) }, 'scheduled task failed')
      await postpone(row, options)
    }
    return row !== undefined
  }

  return createWorker({ name: 'due', pauseMs: PAUSE_MS, log, runOnce })
}

type DueRow = { kind: string; key: string; at: string; payload: string; attempts: number }

async function takeNext(trx: Trx, clock: Clock): Promise<DueRow | undefined> {
  const question = trx
    .selectFrom('due')
    .selectAll()
    .where('at', '<=', clock.now().toISOString())
    .orderBy('at')
    .orderBy('kind')
    .orderBy('key')
    .limit(1)
  const row = await (engineOf(trx) === 'postgres'
    ? question.forUpdate().skipLocked()
    : question
  ).executeTakeFirst()
  if (!row) return undefined

  // Delete before the handler runs: it may schedule the same row again.
  await trx.deleteFrom('due').where('kind', '=', row.kind).where('key', '=', row.key).execute()
  return row
}

async function handle(row: DueRow, trx: Trx, { handlers, clock }: DueWorkerOptions): Promise<void> {
  const handler = handlers.get(row.kind)
  if (!handler) throw new Error(`No handler for scheduled tasks of kind ${row.kind}`)
  await handler(trx, parseJsonObject(row.payload), clock)
}

async function postpone(row: DueRow, { db, clock }: DueWorkerOptions): Promise<void> {
  const attempts = row.attempts + 1
  await db
    .updateTable('due')
    .set({
      attempts,
      at: new Date(clock.now().getTime() + retryPauseMs(attempts)).toISOString(),
    })
    .where('kind', '=', row.kind)
    .where('key', '=', row.key)
    // A row that was rescheduled in the meantime belongs to a later run.
    .where('at', '=', row.at)
    .execute()
}
