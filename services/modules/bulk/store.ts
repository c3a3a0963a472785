import type { Insertable, Selectable } from 'kysely'
import type { BulkRow } from '#services/contract/bulk.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { BulkJobTable, BulkRowTable } from './tables.ts'

export type StoredJob = Selectable<BulkJobTable>
export type StoredRow = Selectable<BulkRowTable>

export async function insertJob(
  trx: Trx,
  job: Insertable<BulkJobTable>,
  orders: readonly Pick<StoredRow, 'number' | 'tracking_url'>[],
): Promise<StoredJob> {
  const stored = await trx
    .insertInto('bulk_job')
    .values(job)
    .returningAll()
    .executeTakeFirstOrThrow()
  const untouched = { result: 'WAITING', reason: null, fault: null } as const
  const rows = orders.map((one, position) => ({
    ...{ ...one, ...untouched, position, job_id: stored.id },
  }))
  await trx.insertInto('bulk_row').values(rows).execute()
  return stored
}

export async function findJob(db: Db, id: number): Promise<StoredJob | null> {
  const row = await db.selectFrom('bulk_job').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Locks it until the transaction ends: no order is moved beside a cancellation. */
export async function lockJob(trx: Trx, id: number): Promise<StoredJob | null> {
  const row = await trx
    .updateTable('bulk_job')
    .set((eb) => ({ ending: eb.ref('ending') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function endJob(
  trx: Trx,
  id: number,
  { ending, at }: { readonly ending: StoredJob['ending']; readonly at: string },
): Promise<void> {
  await trx.updateTable('bulk_job').set({ ending, ended_at: at }).where('id', '=', id).execute()
}

export async function nextRow(trx: Trx, jobId: number): Promise<StoredRow | null> {
  const row = await trx
    .selectFrom('bulk_row')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('result', '=', 'WAITING')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function settleRow(
  trx: Trx,
  { job_id, position }: StoredRow,
  settled: Pick<StoredRow, 'result' | 'reason' | 'fault'>,
): Promise<void> {
  await trx
    .updateTable('bulk_row')
    // The order has the address now.
    .set({ ...settled, tracking_url: null })
    .where('job_id', '=', job_id)
    .where('position', '=', position)
    .execute()
}

export async function readRows(db: Db, jobId: number): Promise<BulkRow[]> {
  return await db
    .selectFrom('bulk_row')
    .select(['number', 'result', 'reason'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute()
}

/** How many orders of a job have each result. */
export async function countRows(
  db: Db,
  jobId: number,
): Promise<ReadonlyMap<BulkRow['result'], number>> {
  const rows = await db
    .selectFrom('bulk_row')
    .select(['result', ({ fn }) => fn.countAll<number>().as('orders')])
    .where('job_id', '=', jobId)
    .groupBy('result')
    .execute()
  return new Map(rows.map(({ result, orders }) => [result, Number(orders)]))
}
