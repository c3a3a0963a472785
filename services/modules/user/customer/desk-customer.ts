import type { DeskCustomer } from '#services/contract/customer-desk.ts'
import { enumValue } from '#services/contract/enum-value.ts'
import { historyOf, notesIn } from '#services/modules/history/api.ts'
import { countries } from '#services/modules/settings/api.ts'
import { readAddresses } from '#services/modules/user/address/store.ts'
import { memberCardOf } from '#services/modules/user/member-card/cards.ts'
import { readAccountAndCard } from '#services/modules/user/personal-store.ts'
import { readSessions } from '#services/modules/user/session/session-store.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { CUSTOMER } from './customers.ts'
import { type CustomerRow, readCustomer } from './store.ts'

type Reading = { readonly db: Db; readonly clock: Clock } & Pick<ModuleDeps, 'findPerson'>

/** A customer as the page of staff shows them. */
export async function deskCustomer(
  customer: CustomerRow,
  { db, clock, findPerson }: Reading,
): Promise<DeskCustomer> {
  const { account_id: accountId } = customer
  const [account, edits] = await Promise.all([
    accountId === null ? null : accountOf(db, accountId, clock),
    historyOf(db, { entity: CUSTOMER, id: `${customer.id}` }, findPerson),
  ])
  return {
    ...{ id: `${customer.id}`, email: customer.email, companyName: customer.company_name },
    ...{ firstName: customer.first_name, lastName: customer.last_name },
    ...{ orders: customer.orders, lastOrderAt: customer.last_order_at || null },
    account,
    notes: notesIn(edits),
  }
}

async function accountOf(
  db: Db,
  accountId: number,
  clock: Clock,
): Promise<DeskCustomer['account']> {
  const account = await readAccountAndCard(db, accountId)
  if (!account) return null
  const [sessions, card, addresses] = await Promise.all([
    readSessions(db, accountId, clock.now().toISOString()),
    memberCardOf(db, clock, account.member_card_barcode),
    addressesOf(db, accountId),
  ])
  return {
    registeredAt: account.created_at,
    hasPassword: account.password_hash !== null,
    pendingEmail: account.pending_email,
    ...{ sessions: sessions.length, lastSeenAt: sessions[0]?.turned_at ?? null },
    memberCard: card && { barcode: card.barcode, validUntil: card.validUntil },
    addresses,
  }
}

async function addressesOf(db: Db, accountId: number) {
  const [addresses, known] = await Promise.all([readAddresses(db, accountId), countries(db)])
  const isoOf = new Map(known.map(({ id, iso }) => [id, iso]))
  return addresses.map((address) => ({
    ...{ id: `${address.id}`, type: enumValue(address.type) },
    name: `${address.first_name} ${address.last_name}`.trim(),
    ...{ company: address.company_name, companyOib: address.company_oib },
    street: `${address.street} ${address.house_number}`.trim(),
    ...{ zipCode: address.zip_code, city: address.city },
    country: isoOf.get(address.country_id) ?? '',
    ...{ email: address.contact_email, phone: address.contact_phone },
  }))
}

export async function requireCustomer(db: Db, id: number): Promise<CustomerRow> {
  const customer = await readCustomer(db, id)
  if (customer) return customer
  throw new Refusal(404, 'There is no such customer.', { code: 'NOT_FOUND' })
}

export function noAccount(): Refusal {
  return new Refusal(409, 'A guest has no account.', { code: 'NO_ACCOUNT' })
}
