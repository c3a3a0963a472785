import { type Insertable, type Selectable, sql } from 'kysely'
import type { BulkRow } from '#services/contract/bulk.ts'
import { BULK_PAGE } from '#services/contract/rules/bulk.ts'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
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
  const all = JSON.stringify(orders)
  // One value for 10,000 rows: half the time of a value for each column.
  const given =
    engineOf(trx) === 'postgres'
      ? sql`select ordinality - 1 as position, value
            from jsonb_array_elements(${all}::jsonb) with ordinality`
      : sql`select key as position, value from json_each(${all})`
  await sql`
    insert into bulk_row (job_id, position, number, tracking_url, result)
    select cast(${stored.id} as integer), position,
           value ->> 'number', value ->> 'tracking_url', 'WAITING'
    from (${given}) as given`.execute(trx)
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

/** Of the results, the refused ones first: two reads, each along an index. */
export async function readRows(
  db: Db,
  { id, page }: { readonly id: number; readonly page: number },
): Promise<BulkRow[]> {
  const refused = (await countRows(db, id)).get('REFUSED') ?? 0
  const from = (page - 1) * BULK_PAGE
  const rows = db
    .selectFrom('bulk_row')
    .select(['number', 'result', 'reason'])
    .where('job_id', '=', id)
    .orderBy('position')
  const first = await rows.where('result', '=', 'REFUSED').offset(from).limit(BULK_PAGE).execute()
  const left = BULK_PAGE - first.length
  if (left === 0) return first
  const others = await rows
    .where('result', '!=', 'REFUSED')
    .offset(Math.max(0, from - refused))
    .limit(left)
    .execute()
  return [...first, ...others]
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
