import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { StaffPasskeyTable } from '#services/modules/staff/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'

export type PasskeyRow = Selectable<StaffPasskeyTable>

const transportList = z.array(z.string())

export function transportsOf({ transports }: Pick<PasskeyRow, 'transports'>): string[] {
  return transportList.parse(JSON.parse(transports))
}

export async function readPasskeys(db: Db, accountId: number): Promise<PasskeyRow[]> {
  return await db
    .selectFrom('staff_passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

export async function readPasskeyOwners(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('staff_passkey').select('account_id').distinct().execute()
  return new Set(rows.map(({ account_id }) => account_id))
}

/** False when a passkey of this name for browsers is stored already. */
export async function insertPasskey(
  trx: Trx,
  passkey: Omit<PasskeyRow, 'id' | 'used_at'>,
): Promise<boolean> {
  const row = await trx
    .insertInto('staff_passkey')
    .values({ ...passkey, used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when it was used or removed meanwhile. */
export async function markPasskeyUsed(
  trx: Trx,
  { id, from, to, at }: { id: number; from: number; to: number; at: string },
): Promise<boolean> {
  const row = await trx
    .updateTable('staff_passkey')
    .set({ counter: to, used_at: at })
    .where('id', '=', id)
    .where('counter', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when the account has no such passkey. */
export async function updatePasskeyName(
  db: Db,
  { id, accountId, name }: { id: number; accountId: number; name: string },
): Promise<boolean> {
  const row = await db
    .updateTable('staff_passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when the account has no such passkey. */
export async function deletePasskey(
  trx: Trx,
  { id, accountId }: { id: number; accountId: number },
): Promise<boolean> {
  const row = await trx
    .deleteFrom('staff_passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePasskeys(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('staff_passkey').where('account_id', '=', accountId).execute()
}
