import type { Selectable } from 'kysely'
import type { AlertKind } from '#services/contract/rules/alerts.ts'
import type { AlertTable } from '#services/platform/database/platform-tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type {} from './tables.ts'

export type Alert = Selectable<AlertTable>

/** All that were raised so far, the oldest first. Those of transactions that go on come later. */
export async function takeAlerts(trx: Trx): Promise<readonly Alert[]> {
  const alerts = await trx.deleteFrom('alert').returningAll().execute()
  return alerts.toSorted((one, other) => one.id - other.id)
}

export async function membersWith(db: Db, kind: AlertKind): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('staff_alert')
    .select('account_id')
    .where('kind', '=', kind)
    .orderBy('account_id')
    .execute()
  return rows.map((row) => row.account_id)
}

export async function readChosen(db: Db, accountId: number): Promise<readonly AlertKind[]> {
  const rows = await db
    .selectFrom('staff_alert')
    .select('kind')
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

export async function replaceChosen(
  trx: Trx,
  accountId: number,
  kinds: readonly AlertKind[],
): Promise<void> {
  await trx.deleteFrom('staff_alert').where('account_id', '=', accountId).execute()
  if (kinds.length === 0) return
  await trx
    .insertInto('staff_alert')
    .values(kinds.map((kind) => ({ account_id: accountId, kind })))
    .execute()
}
