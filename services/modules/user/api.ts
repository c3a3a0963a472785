import type { Db, Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import type { Person } from '#services/platform/personal-data.ts'
import {
  type Account,
  insertAccount,
  type NewAccount,
  readAccount,
  readAccountByEmail,
  readAccounts,
} from './account-store.ts'
import { storedCosts } from './password/password-costs.ts'
import { createPasswords, type Passwords } from './password/passwords.ts'
import { hasSession } from './session/session-store.ts'

export { type Account, lockAccount, updateRole } from './account-store.ts'
export { type AddressInput, addAddress, rememberAddress } from './address/addresses.ts'
export { addAudit } from './audit.ts'
export {
  ADDRESS_CHANGED,
  CUSTOMERS_JOINED,
  customerWhoOrders,
  forgetJoined,
} from './customer/customers.ts'
export { nameKey, writeWords as writeCustomerWords } from './customer/words.ts'
export { erasePerson } from './erase-person.ts'
export { limitForgotten } from './limits.ts'
export { addMemberCards, type MemberCard, memberCardOf } from './member-card/cards.ts'
export { claimMemberCard } from './member-card/claim-card.ts'
export { hasMemberCards } from './member-card/store.ts'
export { requestPasswordReset } from './password/password-reset.ts'
export { createPasswords, type Passwords } from './password/passwords.ts'
export { setPasswordByLink } from './password/set-by-link.ts'
export { identify, lockIdentified, wrongLogin } from './session/identify.ts'
export { openSession } from './session/sessions.ts'
export { changeRole, chooseBackofficeLanguage, inviteStaff } from './staff.ts'

/** For checks of passwords, once for each process. */
export function accountPasswords({ db, config }: Pick<ModuleDeps, 'db' | 'config'>): Passwords {
  return createPasswords(config.passwordCost, () => storedCosts(db))
}

export async function findAccount(db: Db, email: string): Promise<Account | null> {
  return await readAccountByEmail(db, email)
}

export async function accountById(db: Db, id: number): Promise<Account | null> {
  return await readAccount(db, id)
}

export async function accountsByIds(db: Db, ids: readonly number[]): Promise<readonly Account[]> {
  return await readAccounts(db, ids)
}

/** Creates an account for an address that its owner has proved; null when one exists already. */
export async function createAccount(trx: Trx, account: NewAccount): Promise<number | null> {
  return await insertAccount(trx, account)
}

export async function isSessionActive(
  db: Db,
  session: { readonly id: string; readonly accountId: number; readonly at: string },
): Promise<boolean> {
  return await hasSession(db, session)
}

export async function findPerson(db: Db, userId: number): Promise<Person | null> {
  const account = await readAccount(db, userId)
  if (!account) return null
  const { email, firstName, lastName } = account
  return { userId, email, firstName, lastName }
}
