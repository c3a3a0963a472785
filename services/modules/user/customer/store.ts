import { type Selectable, sql } from 'kysely'
import { emailKey } from '#services/contract/rules/email-key.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { CustomerTable } from './tables.ts'
import { nameKey, writeWords } from './words.ts'

export type CustomerRow = Selectable<CustomerTable>
export type Names = {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
}

export async function readCustomer(db: Db, id: number): Promise<CustomerRow | null> {
  const row = await db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function readCustomerOf(db: Db, accountId: number): Promise<CustomerRow | null> {
  const row = await db
    .selectFrom('customer')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

export async function readCustomerWith(db: Db, email: string): Promise<CustomerRow | null> {
  const row = await db
    .selectFrom('customer')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  return row ?? null
}

/** A guest with this address becomes the customer of the account. */
export async function upsertAccount(
  trx: Trx,
  {
    accountId,
    email,
    registeredAt,
    ...names
  }: Names & {
    readonly accountId: number
    readonly email: string
    readonly registeredAt: string
  },
): Promise<void> {
  const { id } = await trx
    .insertInto('customer')
    .values({ account_id: accountId, registered_at: registeredAt, ...addressed(email, names) })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet(({ ref }) => ({
        account_id: ref('excluded.account_id'),
        registered_at: ref('excluded.registered_at'),
        email: ref('excluded.email'),
        first_name: ref('excluded.first_name'),
        last_name: ref('excluded.last_name'),
        company_name: ref('excluded.company_name'),
        name_key: ref('excluded.name_key'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeWords(trx, [id])
}

/** Counts an order of an account; null when the account is of no customer. */
export async function countOrder(
  trx: Trx,
  { accountId, at }: { readonly accountId: number; readonly at: string },
): Promise<number | null> {
  const row = await trx
    .updateTable('customer')
    .set((eb) => ({
      orders: eb('orders', '+', 1),
      last_order_at: latest(sql`${at}`),
    }))
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Counts an order of a guest, who has the names of the latest one unless they registered. */
export async function upsertGuest(
  trx: Trx,
  { email, at, ...names }: Names & { readonly email: string; readonly at: string },
): Promise<number> {
  const ofGuest = (column: string) =>
    sql<string>`case when customer.registered_at = '' then ${sql.ref(`excluded.${column}`)}
      else ${sql.ref(`customer.${column}`)} end`
  const { id } = await trx
    .insertInto('customer')
    .values({ account_id: null, last_order_at: at, orders: 1, ...addressed(email, names) })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet(({ eb }) => ({
        orders: eb('customer.orders', '+', 1),
        last_order_at: latest(sql`excluded.last_order_at`),
        email: ofGuest('email'),
        first_name: ofGuest('first_name'),
        last_name: ofGuest('last_name'),
        company_name: ofGuest('company_name'),
        name_key: ofGuest('name_key'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeWords(trx, [id])
  return id
}

/** Orders of the past come in later. */
function latest(at: ReturnType<typeof sql>) {
  return sql<string>`case when customer.last_order_at < ${at} then ${at} else customer.last_order_at end`
}

export async function updateNames(trx: Trx, id: number, names: Names): Promise<void> {
  await trx.updateTable('customer').set(named(names)).where('id', '=', id).execute()
  await writeWords(trx, [id])
}

export async function updateEmail(trx: Trx, id: number, email: string): Promise<void> {
  const address = { email, email_key: emailKey(email) }
  await trx.updateTable('customer').set(address).where('id', '=', id).execute()
  await writeWords(trx, [id])
}

export async function freeAddress(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('customer').set({ email_key: null }).where('id', '=', id).execute()
}

/** Leaves a guest with the orders of the account. */
export async function removeAccount(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('customer')
    .set({ account_id: null, registered_at: '' })
    .where('id', '=', id)
    .execute()
}

export async function deleteCustomer(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('customer').where('id', '=', id).execute()
}

/** The person has the orders of that guest as well. */
export async function addOrdersOf(trx: Trx, guest: CustomerRow, to: number): Promise<void> {
  await trx
    .updateTable('customer')
    .set((eb) => ({
      orders: eb('orders', '+', guest.orders),
      last_order_at: latest(sql`${guest.last_order_at}`),
    }))
    .where('id', '=', to)
    .execute()
}

export async function customersOf(
  db: Db,
  { accountId, email }: { readonly accountId: number; readonly email: string },
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('customer')
    .select('id')
    .where(({ eb, or }) =>
      or([eb('account_id', '=', accountId), eb('email_key', '=', emailKey(email))]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

function addressed(email: string, names: Names) {
  return { email, email_key: emailKey(email), ...named(names) }
}

function named({ firstName, lastName, companyName }: Names) {
  const names = { first_name: firstName, last_name: lastName, company_name: companyName }
  return { ...names, name_key: nameKey(names) }
}
