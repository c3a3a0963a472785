import type { Selectable } from 'kysely'
import type { OutboxTable } from '#services/platform/database/platform-tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { JsonObject } from '#services/platform/json.ts'
import { utcText } from '#services/platform/moment.ts'

const EARLIEST = '1970-01-01'

/** Queues background work in the same transaction as its cause. Without `at` it runs at once. */
export async function enqueue(
  trx: Trx,
  job: { kind: string; payload: JsonObject; at?: string },
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      kind: job.kind,
      payload: JSON.stringify(job.payload),
      at: utcText(job.at ?? EARLIEST),
      fault: null,
    })
    .execute()
}

type StoredJob = Pick<Selectable<OutboxTable>, 'id' | 'state' | 'at'>

/** Those that are not done, by id. */
export async function jobsById(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredJob>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'state', 'at'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((job) => [job.id, job]))
}

/** Begins again with a job that was given up; false when it was not. */
export async function restartJob(trx: Trx, id: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, at: utcText(at), fault: null })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when it is done already. An attempt that runs at this moment ends by itself. */
export async function dropJob(trx: Trx, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('outbox').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
