import { emailKey } from '#services/contract/rules/email-key.ts'
import { forgetPersonalEdits, moveEdits } from '#services/modules/history/api.ts'
import type { Account } from '#services/modules/user/account-store.ts'
import type { Trx } from '#services/platform/database.ts'
import { setDue } from '#services/platform/jobs/due.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import {
  addOrdersOf,
  countOrder,
  customersOf,
  deleteCustomer,
  freeAddress,
  type Names,
  readCustomer,
  readCustomerOf,
  readCustomerWith,
  removeAccount,
  updateEmail,
  updateNames,
  upsertAccount,
  upsertGuest,
} from './store.ts'

/** Kinds of records in the history: what was changed of a customer, and who looked at one. */
export const CUSTOMER = 'customer'
export const CUSTOMER_LOOK = 'customerLook'
/** Task for the module that has the orders: those of a guest belong to another customer now. */
export const CUSTOMERS_JOINED = 'user.customers-joined'
/** Job for the module that sends the newsletter: an account is new, or has another address. */
export const ADDRESS_CHANGED = 'user.address-changed'

type Shopper = Pick<Account, 'id' | 'email' | 'firstName' | 'lastName' | 'companyName'>

export async function addShopper(
  trx: Trx,
  { id: accountId, email, firstName, lastName, companyName }: Shopper,
  registeredAt: string,
): Promise<void> {
  const names = { firstName, lastName, companyName }
  await upsertAccount(trx, { accountId, email, registeredAt, ...names })
}

/** Members of staff are no customers, but for the orders that they have. */
export async function removeShopper(trx: Trx, accountId: number): Promise<void> {
  const customer = await readCustomerOf(trx, accountId)
  if (!customer) return
  await (customer.orders === 0 ? deleteCustomer(trx, customer.id) : removeAccount(trx, customer.id))
}

export async function renameShopper(trx: Trx, accountId: number, names: Names): Promise<void> {
  const customer = await readCustomerOf(trx, accountId)
  if (customer) await updateNames(trx, customer.id, names)
}

/** A guest who had the new address is the same person: notes come over now, orders by a task. */
export async function changeShopperEmail(
  trx: Trx,
  {
    accountId,
    email,
    at,
  }: { readonly accountId: number; readonly email: string; readonly at: string },
): Promise<void> {
  await enqueue(trx, { kind: ADDRESS_CHANGED, payload: { accountId } })
  const customer = await readCustomerOf(trx, accountId)
  if (!customer) return
  const { id: to } = customer
  const guest = await readCustomerWith(trx, email)
  const joins = guest !== null && guest.id !== to
  if (joins) await freeAddress(trx, guest.id)
  await updateEmail(trx, to, email)
  const own = { id: `${to}`, subject: emailKey(email) }
  await moveEdits(trx, { entity: CUSTOMER, id: own.id }, own)
  await moveEdits(trx, { entity: CUSTOMER_LOOK, id: own.id }, own)
  if (!joins) return
  await moveEdits(trx, { entity: CUSTOMER, id: `${guest.id}` }, own)
  const payload = { from: guest.id, to }
  await setDue(trx, { kind: CUSTOMERS_JOINED, key: `${guest.id}`, at, payload })
}

/** Removes a guest whose orders belong to another customer now. */
export async function forgetJoined(
  trx: Trx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const guest = await readCustomer(trx, from)
  if (!guest) return
  await addOrdersOf(trx, guest, to)
  await deleteCustomer(trx, from)
}

/** The customer who places an order: that of the account, or that with the e-mail. */
export async function customerWhoOrders(
  trx: Trx,
  {
    accountId,
    ...order
  }: Names & {
    readonly accountId: number | null
    readonly email: string
    readonly at: string
  },
): Promise<number> {
  const known = accountId === null ? null : await countOrder(trx, { accountId, at: order.at })
  return known ?? (await upsertGuest(trx, order))
}

export async function eraseCustomers(
  trx: Trx,
  person: { readonly accountId: number; readonly email: string },
): Promise<void> {
  for (const id of await customersOf(trx, person)) {
    for (const entity of [CUSTOMER, CUSTOMER_LOOK]) {
      await forgetPersonalEdits(trx, { entity, entity_id: `${id}` })
    }
    await deleteCustomer(trx, id)
  }
}
