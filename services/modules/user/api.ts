import type { Db, Trx } from '#services/platform/database.ts'
import type { Person } from '#services/platform/personal-data.ts'
import {
  type Account,
  insertAccount,
  type NewAccount,
  readAccount,
  readAccountByEmail,
} from './account-store.ts'
import { hasSession } from './session/session-store.ts'

export { type Account, lockAccount, updateRole } from './account-store.ts'
export { type AddressInput, addAddress, rememberAddress } from './address/addresses.ts'
export { addMemberCards, type MemberCard, memberCardOf } from './member-card/cards.ts'
export { claimMemberCard } from './member-card/claim-card.ts'
export { hasMemberCards } from './member-card/store.ts'
export { createPasswords } from './password/passwords.ts'
export { openSession } from './session/sessions.ts'
export {
  chooseBackofficeLanguage,
  dismissStaff,
  inviteStaff,
  STAFF_SCOPES,
  type StaffScope,
} from './staff.ts'

export async function findAccount(db: Db, email: string): Promise<Account | null> {
  return await readAccountByEmail(db, email)
}

export async function accountById(db: Db, id: number): Promise<Account | null> {
  return await readAccount(db, id)
}

/** Creates an account for an address that its owner has proved; null when one exists already. */
export async function createAccount(trx: Trx, account: NewAccount): Promise<number | null> {
  return await insertAccount(trx, account)
}

export async function sessionStands(
  db: Db,
  session: { readonly id: string; readonly accountId: number; readonly at: string },
): Promise<boolean> {
  return await hasSession(db, session)
}

export async function findPerson(db: Db, userId: number): Promise<Person | null> {
  const account = await readAccount(db, userId)
  return account && { userId, email: account.email, firstName: account.firstName }
}
