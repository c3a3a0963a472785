import type {} from '#services/platform/database/platform-tables.ts'
import { engineOf, type Trx } from '#services/platform/database.ts'
import type { JsonObject } from '#services/platform/json.ts'
import { utcText } from '#services/platform/moment.ts'

/**
 * Schedules a task: the worker calls the handler of `kind` at `at`. The same kind and key replaces
 * it.
 */
export async function setDue(
  trx: Trx,
  due: { kind: string; key: string; at: string; payload?: JsonObject },
): Promise<void> {
  const at = utcText(due.at)
  const payload = JSON.stringify(due.payload ?? {})
  await trx
    .insertInto('due')
    .values({ kind: due.kind, key: due.key, at, payload })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet({ at, payload, attempts: 0 }),
    )
    .execute()
}

/** Waits for a worker that handles one of these tasks; SQLite has one writer at a time anyway. */
export async function lockDue(trx: Trx, kind: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0 || engineOf(trx) === 'sqlite') return
  await trx
    .selectFrom('due')
    .select('key')
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .orderBy('key')
    .forUpdate()
    .execute()
}

export async function clearDue(trx: Trx, kind: string, key: string): Promise<void> {
  await trx.deleteFrom('due').where('kind', '=', kind).where('key', '=', key).execute()
}

/** Schedules a task unless it is scheduled already, so that a missed run stays due. */
export async function keepDue(
  trx: Trx,
  due: { kind: string; key: string; at: string },
): Promise<void> {
  await trx
    .insertInto('due')
    .values({ ...due, at: utcText(due.at), payload: '{}' })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute()
}
