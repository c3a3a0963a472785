import type { z } from 'zod'
import { addressRules, companyAddressRules } from '#services/contract/rules/address.ts'
import type { address } from '#services/contract/user.ts'
import { countries } from '#services/modules/settings/api.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import {
  type AddressRow,
  type AddressValues,
  changeAddress,
  countAddresses,
  deleteAddressRow,
  demoteMain,
  insertAddress,
  lockAccount,
  readAddresses,
} from './store.ts'

export type AddressInput = z.output<typeof addressRules>
export type Address = z.input<typeof address>

const MOST_ADDRESSES = 20

export async function addressesOf(db: Db, accountId: number): Promise<Address[]> {
  return (await readAddresses(db, accountId)).map(toAddress)
}

export async function addAddress(
  trx: Trx,
  accountId: number,
  input: AddressInput,
): Promise<Address> {
  const values = await valuesOf(trx, input)
  if (!(await lockAccount(trx, accountId))) throw missing()
  if ((await countAddresses(trx, accountId)) >= MOST_ADDRESSES) {
    throw new Refusal(409, `An account has ${MOST_ADDRESSES} addresses at most.`, {
      code: 'TOO_MANY_ADDRESSES',
    })
  }
  if (values.type === 'main') await demoteMain(trx, { accountId, except: null })
  return toAddress(await insertAddress(trx, accountId, values))
}

/**
 * Adds an address that a checkout has checked, unless an equal one is there or the account is full.
 * The first one becomes the main address.
 */
export async function rememberAddress(
  trx: Trx,
  accountId: number,
  input: AddressInput,
): Promise<void> {
  const values = await storedValues(trx, input)
  if (!(await lockAccount(trx, accountId))) throw missing()
  const existing = await readAddresses(trx, accountId)
  if (existing.length >= MOST_ADDRESSES || existing.some((one) => isSame(one, values))) return
  const later = values.type === 'main' ? 'shipping' : values.type
  const type = existing.length === 0 ? 'main' : later
  await insertAddress(trx, accountId, { ...values, type })
}

/** Ignores the type. */
function isSame(one: AddressRow, other: AddressValues): boolean {
  const { type: _type, ...fields } = other
  return Object.entries(fields).every(([field, value]) => Reflect.get(one, field) === value)
}

/** Another account's address counts as not found. */
export async function editAddress(
  trx: Trx,
  { accountId, id }: { accountId: number; id: number },
  input: AddressInput,
): Promise<Address> {
  const values = await valuesOf(trx, input)
  if (!(await lockAccount(trx, accountId))) throw missing()
  if (values.type === 'main') await demoteMain(trx, { accountId, except: id })
  const changed = await changeAddress(trx, { accountId, id }, values)
  if (!changed) throw missing() // which also takes back what was moved for it
  return toAddress(changed)
}

export async function removeAddress(
  trx: Trx,
  { accountId, id }: { accountId: number; id: number },
): Promise<void> {
  if (!(await deleteAddressRow(trx, { accountId, id }))) throw missing()
}

/** Rejects an address that could not be added, before anything is written. */
export async function checkAddress(db: Db, input: AddressInput): Promise<void> {
  await valuesOf(db, input)
}

async function valuesOf(db: Db, input: AddressInput): Promise<AddressValues> {
  refuseUnfit(input)
  return await storedValues(db, input)
}

async function storedValues(db: Db, input: AddressInput): Promise<AddressValues> {
  const iso = input.country.toUpperCase()
  const country = (await countries(db)).find((one) => one.iso === iso)
  if (!country) {
    throw new Refusal(400, 'There is no such country.', { code: 'INVALID_INPUT', field: 'country' })
  }
  return {
    type: input.type,
    first_name: input.firstName,
    last_name: input.lastName,
    contact_email: input.contactEmail,
    contact_phone: input.contactPhone,
    country_id: country.id,
    region: input.region || null,
    city: input.city,
    street: input.street,
    house_number: input.houseNumber,
    zip_code: input.zipCode,
    company_name: input.companyName || null,
    company_oib: input.companyOIB || null,
  }
}

/** A company needs all fields of its invoice. */
function refuseUnfit(input: AddressInput): void {
  const isCompany = Boolean(input.companyName || input.companyOIB)
  const parsed = (isCompany ? companyAddressRules : addressRules).safeParse(input)
  if (parsed.success) return
  const [issue] = parsed.error.issues
  throw new Refusal(400, issue?.message ?? 'The address is not valid.', {
    code: 'INVALID_INPUT',
    field: issue?.path.join('.') ?? '',
  })
}

function toAddress(row: AddressRow): Address {
  return {
    id: row.id,
    type: row.type,
    firstName: row.first_name,
    lastName: row.last_name,
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    country: row.country_id,
    region: row.region,
    city: row.city,
    street: row.street,
    houseNumber: row.house_number,
    zipCode: row.zip_code,
    companyName: row.company_name,
    companyOIB: row.company_oib,
  }
}

function missing(): Refusal {
  return new Refusal(404, 'There is no such address.', { code: 'NOT_FOUND' })
}
