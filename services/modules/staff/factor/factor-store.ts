import type { Selectable } from 'kysely'
import type { StaffFactorTable } from '#services/modules/staff/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'

export type FactorRow = Selectable<StaffFactorTable>

export async function readFactor(db: Db, accountId: number): Promise<FactorRow | null> {
  const row = await db
    .selectFrom('staff_factor')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

/** Another one is offered; the present one goes on until `takeOffered`. */
export async function offerSecret(trx: Trx, accountId: number, offered: string): Promise<void> {
  await trx
    .insertInto('staff_factor')
    .values({ account_id: accountId, secret: null, offered, last_step: 0 })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ offered }))
    .execute()
}

/** False when another one was offered in the meantime. */
export async function takeOffered(
  trx: Trx,
  { accountId, offered, step }: { accountId: number; offered: string; step: number },
): Promise<boolean> {
  const row = await trx
    .updateTable('staff_factor')
    .set({ secret: offered, offered: null, last_step: step })
    .where('account_id', '=', accountId)
    .where('offered', '=', offered)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when a concurrent call has used this step or a later one. */
export async function spendStep(
  trx: Trx,
  { accountId, step }: { accountId: number; step: number },
): Promise<boolean> {
  const row = await trx
    .updateTable('staff_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteApp(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('staff_factor').where('account_id', '=', accountId).execute()
}

export async function deleteRecoveryCodes(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('staff_recovery_code').where('account_id', '=', accountId).execute()
}

export async function replaceRecoveryCodes(
  trx: Trx,
  accountId: number,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(trx, accountId)
  await trx
    .insertInto('staff_recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute()
}

/** False when there is no such code, or it was used before. */
export async function spendRecoveryCode(
  trx: Trx,
  { accountId, hash }: { accountId: number; hash: string },
): Promise<boolean> {
  const row = await trx
    .deleteFrom('staff_recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_code')
    .select(({ fn }) => fn.countAll().as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** Accounts with a confirmed app for codes. */
export async function readFactored(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('staff_factor')
    .select('account_id')
    .where('secret', 'is not', null)
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}
