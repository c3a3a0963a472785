import type { Clock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { type Db, engineOf } from '#services/platform/database.ts'
import { parseJsonObject } from '#services/platform/json.ts'
import type { ModuleDeps, OutboxHandler } from '#services/platform/module.ts'
import { ALERT_LETTER, raiseAlert } from './alerts.ts'
import { currentJob } from './current-job.ts'
import { JobFault, JobPostponed } from './job-fault.ts'
import { createWorker, faultName, retryPauseMs, type Worker } from './worker.ts'

const PAUSE_MS = 500
const AT_ONCE = 4
/** A worker that has not finished by then is considered dead. */
const LEASE_MS = 5 * 60_000
/** Retries over more than an hour. */
const ATTEMPTS = 8
/** Retries over two days: another party's system may be down for a night at the weekend. */
const PATIENT_ATTEMPTS = 54

type Job = { id: number; kind: string; payload: string; attempts: number }

/** Runs handlers outside any transaction, at least once per job. */
export function createOutboxWorker(
  deps: ModuleDeps,
  handlers: ReadonlyMap<string, OutboxHandler>,
): Worker {
  const { db, clock, log } = deps

  async function runOnce(): Promise<number> {
    const jobs = await takeJobs(db, clock)
    await Promise.all(jobs.map(run))
    return jobs.length
  }

  async function run(job: Job): Promise<void> {
    try {
      const handler = handlers.get(job.kind)
      if (!handler) throw new Error(`No handler for jobs of kind ${job.kind}`)
      await currentJob.run({ id: job.id }, () => handler(parseJsonObject(job.payload), deps))
      await db.deleteFrom('outbox').where('id', '=', job.id).execute()
    } catch (error) {
      if (error instanceof JobPostponed) return await postpone(db, job, error.until)
      const dead = isGivenUp(error, job.attempts)
      const notice = {
        job: job.id,
        kind: job.kind,
        attempts: job.attempts,
        fault: faultName(error),
        // Messages of other errors may contain personal data.
        ...(error instanceof JobFault && { reason: error.message }),
      }
      if (dead) log.error(notice, 'job given up')
      else log.warn(notice, 'job failed')
      await putBack(db, clock, job, { error, dead })
    }
  }

  return createWorker({ name: 'outbox', pauseMs: PAUSE_MS, log, runOnce })
}

async function takeJobs(db: Db, clock: Clock): Promise<Job[]> {
  const now = clock.now()
  const waiting = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('at', '<=', now.toISOString())
    .orderBy('at')
    .orderBy('id')
    .limit(AT_ONCE)
  return await db
    .updateTable('outbox')
    .set((column) => ({
      attempts: column('attempts', '+', 1),
      at: new Date(now.getTime() + LEASE_MS).toISOString(),
    }))
    .where('id', 'in', engineOf(db) === 'postgres' ? waiting.forUpdate().skipLocked() : waiting)
    .returning(['id', 'kind', 'payload', 'attempts'])
    .execute()
}

function isGivenUp(error: unknown, attempts: number): boolean {
  if (!(error instanceof JobFault)) return attempts >= ATTEMPTS
  return error.isFinal || attempts >= (error.isPassing ? PATIENT_ATTEMPTS : ATTEMPTS)
}

async function postpone(db: Db, { id, attempts }: Job, until: Date): Promise<void> {
  const change = { at: until.toISOString(), attempts: attempts - 1 }
  await db.updateTable('outbox').set(change).where('id', '=', id).execute()
}

async function putBack(
  db: Db,
  clock: Clock,
  job: Job,
  { error, dead }: { readonly error: unknown; readonly dead: boolean },
): Promise<void> {
  const now = clock.now()
  const at = new Date(now.getTime() + retryPauseMs(job.attempts)).toISOString()
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('outbox')
      .set({
        at,
        state: dead ? 'dead' : 'waiting',
        fault: String(error).slice(0, 300),
      })
      .where('id', '=', job.id)
      .execute()
    // An alert about an alert would be given up in the same way.
    if (!dead || job.kind === ALERT_LETTER) return
    await raiseAlert(trx, { kind: 'MAIL', at: now.toISOString(), title: `${job.id}` })
  })
}

export async function countJobs(db: Db): Promise<{ waiting: number; dead: number }> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', (column) => column.fn.countAll<number>().as('jobs')])
    .groupBy('state')
    .execute()
  const jobs = (state: string) => rows.find((row) => row.state === state)?.jobs ?? 0
  return { waiting: jobs('waiting'), dead: jobs('dead') }
}
