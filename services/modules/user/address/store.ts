import type { Insertable, Selectable } from 'kysely'
import type {} from '#services/modules/user/tables.ts'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import type { AddressTable } from './tables.ts'

export type AddressRow = Selectable<AddressTable>
export type AddressValues = Omit<Insertable<AddressTable>, 'id' | 'account_id'>

/** Locks the account's addresses against changes until the transaction ends. */
export async function lockAccount(trx: Trx, accountId: number): Promise<boolean> {
  const question = trx.selectFrom('account').select('id').where('id', '=', accountId)
  const locked = engineOf(trx) === 'postgres' ? question.forNoKeyUpdate() : question
  return (await locked.executeTakeFirst()) !== undefined
}

export async function readAddresses(db: Db, accountId: number): Promise<AddressRow[]> {
  return await db
    .selectFrom('address')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

export async function countAddresses(trx: Trx, accountId: number): Promise<number> {
  const { addresses } = await trx
    .selectFrom('address')
    .select(({ fn }) => fn.countAll<number>().as('addresses'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(addresses)
}

export async function insertAddress(
  trx: Trx,
  accountId: number,
  values: AddressValues,
): Promise<AddressRow> {
  return await trx
    .insertInto('address')
    .values({ account_id: accountId, ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Null when the account has no such address. */
export async function changeAddress(
  trx: Trx,
  { accountId, id }: { accountId: number; id: number },
  values: AddressValues,
): Promise<AddressRow | null> {
  const row = await trx
    .updateTable('address')
    .set(values)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function updatePhone(trx: Trx, id: number, phone: string): Promise<void> {
  await trx.updateTable('address').set({ contact_phone: phone }).where('id', '=', id).execute()
}

/** The previous main address becomes a shipping address. */
export async function demoteMain(
  trx: Trx,
  { accountId, except }: { accountId: number; except: number | null },
): Promise<void> {
  let main = trx
    .updateTable('address')
    .set({ type: 'shipping' })
    .where('account_id', '=', accountId)
    .where('type', '=', 'main')
  if (except !== null) main = main.where('id', '!=', except)
  await main.execute()
}

export async function deleteAddressRow(
  trx: Trx,
  { accountId, id }: { accountId: number; id: number },
): Promise<boolean> {
  const row = await trx
    .deleteFrom('address')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
