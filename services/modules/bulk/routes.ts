import type { BulkJob } from '#services/contract/bulk.ts'
import { cancelBulk, getBulkJob, listBulkRows, startBulk } from '#services/contract/bulk.ts'
import type { CallInput } from '#services/contract/call.ts'
import type { MatchingRows } from '#services/contract/list.ts'
import { authorOf, recordEdits } from '#services/modules/history/api.ts'
import { matchingOrders, trackingUrls } from '#services/modules/order/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requireStaff } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { scheduleNext } from './run-bulk.ts'
import {
  countRows,
  endJob,
  findJob,
  insertJob,
  lockJob,
  readRows,
  type StoredJob,
} from './store.ts'

export function bulkRoutes({ findPerson }: ModuleDeps): readonly Route[] {
  return [
    route(startBulk, async ({ move, orders, matching, note = null }, scope) => {
      const { userId } = requireStaff(scope)
      const author = authorOf(scope)
      const named = orders && (await namedRows(scope.db, orders))
      const job = await inTransaction(scope.db, async (trx) => {
        const at = scope.clock.now().toISOString()
        const rows = matching ? await matchingRows(trx, matching, scope.clock) : (named ?? [])
        const started = { account_id: userId, move, note, started_at: at }
        const stored = await insertJob(trx, { ...started, ended_at: null, ending: null }, rows)
        const after = { move, orders: rows.length, ...(matching && { query: matching.query }) }
        await recordEdits(trx, { entity: 'bulk', id: `${stored.id}`, author, at }, [
          { path: 'start', before: null, after },
        ])
        await scheduleNext(trx, stored.id, at)
        return stored
      })
      return { job: await viewOf(scope.db, job, findPerson) }
    }),

    route(getBulkJob, async ({ id }, { db }) => {
      const job = await findJob(db, Number(id))
      if (!job) throw noSuchJob()
      return { job: await viewOf(db, job, findPerson) }
    }),

    route(listBulkRows, async ({ id, page }, { db }) => {
      const job = await findJob(db, Number(id))
      if (!job) throw noSuchJob()
      return { rows: await readRows(db, { id: job.id, page }) }
    }),

    route(cancelBulk, async ({ id }, scope) => {
      const author = authorOf(scope)
      const cancelled = await inTransaction(scope.db, async (trx) => {
        const job = await lockJob(trx, Number(id))
        if (!job) throw noSuchJob()
        if (job.ending) return job
        const at = scope.clock.now().toISOString()
        await endJob(trx, job.id, { ending: 'CANCELLED', at })
        await recordEdits(trx, { entity: 'bulk', id, author, at }, [
          { path: 'cancel', before: null, after: true },
        ])
        return { ...job, ending: 'CANCELLED', ended_at: at } as const
      })
      return { job: await viewOf(scope.db, cancelled, findPerson) }
    }),
  ]
}

type Rows = Parameters<typeof insertJob>[2]

async function namedRows(
  db: Db,
  orders: NonNullable<CallInput<typeof startBulk>['orders']>,
): Promise<Rows> {
  const urls = await trackingUrls(db, orders, (index) => `orders.${index}.tracking`)
  return orders.map(({ number }, index) => ({ number, tracking_url: urls[index] ?? null }))
}

async function matchingRows(trx: Trx, matching: MatchingRows, clock: Clock): Promise<Rows> {
  const numbers = await matchingOrders(trx, matching, clock)
  return numbers.map((number) => ({ number, tracking_url: null }))
}

async function viewOf(
  db: Db,
  job: StoredJob,
  findPerson: ModuleDeps['findPerson'],
): Promise<BulkJob> {
  const counts = await countRows(db, job.id)
  const person = await findPerson(db, job.account_id)
  const count = (result: Parameters<typeof counts.get>[0]) => counts.get(result) ?? 0
  return {
    ...{ id: `${job.id}`, move: job.move, state: job.ending ?? 'RUNNING' },
    ...{ startedAt: job.started_at, endedAt: job.ended_at },
    startedBy: person && `${person.firstName} ${person.lastName}`.trim(),
    total: [...counts.values()].reduce((sum, orders) => sum + orders, 0),
    ...{ moved: count('MOVED'), unchanged: count('UNCHANGED') },
    ...{ refused: count('REFUSED'), left: count('WAITING') },
  }
}

function noSuchJob(): Refusal {
  return new Refusal(404, 'There is no such job (any more).', { code: 'NOT_FOUND' })
}
