import { getProfile, getStaffProfile, updateProfile } from '#services/contract/user.ts'
import { type Account, readAccount } from '#services/modules/user/account-store.ts'
import { limitOwnCard, limitOwnEmail } from '#services/modules/user/limits.ts'
import { invalidCard, requireCard } from '#services/modules/user/member-card/member-card-rule.ts'
import type { UserDeps } from '#services/modules/user/user-deps.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { addressBlock } from '#services/platform/http/client-address.ts'
import { isDuplicate } from '#services/platform/http/failure.ts'
import { requirePrincipal, unauthenticated } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { proveOwner } from './ownership.ts'
import {
  type ChangeOfProfile,
  changeProfile,
  isOwnEmail,
  type ProfileChange,
  refuseOtherUsername,
} from './profile.ts'
import { type UserView, userView } from './user-view.ts'

export function profileRoutes(deps: UserDeps): readonly Route[] {
  const { limits } = deps
  return [
    route(getProfile, async (_input, scope) => await ownView(scope)),
    route(getStaffProfile, async (_input, scope) => await ownView(scope)),

    route(updateProfile, async ({ password, ...change }, scope) => {
      const account = await ownAccount(scope)
      const { email, memberCardBarcode } = whatIsNew(change, account)
      refuseOtherUsername(change)
      if (email !== undefined) {
        await proveOwner(deps, { account, password }, scope)
        await limitOwnEmail(limits, { accountId: account.id, email })
      }
      if (memberCardBarcode) {
        await limitOwnCard(limits, account.id)
        const { db, clock, clientAddress } = scope
        const name = change.details ?? account
        const claimed = { barcode: memberCardBarcode, name, accountId: account.id, clientAddress }
        await requireCard({ limits, db, clock }, claimed)
      }
      const provenHash = email === undefined ? undefined : account.passwordHash
      await keepChange({ change: { ...change, memberCardBarcode }, provenHash }, scope)
      return await ownView(scope)
    }),
  ]
}

/** Forms send all their fields; only changed ones are checked and counted. */
function whatIsNew(
  { email, memberCardBarcode }: ProfileChange,
  account: Account,
): Pick<ProfileChange, 'email' | 'memberCardBarcode'> {
  const isSameEmail = email === undefined || isOwnEmail(account, email)
  const isSameCard = memberCardBarcode === (account.memberCardBarcode ?? '')
  return {
    email: isSameEmail ? undefined : email,
    memberCardBarcode: isSameCard ? undefined : memberCardBarcode,
  }
}

async function keepChange(
  { change, provenHash }: Pick<ChangeOfProfile, 'change' | 'provenHash'>,
  scope: Scope,
): Promise<void> {
  const { userId: accountId } = requirePrincipal(scope)
  const { db, clock, language, clientAddress } = scope
  const circumstances = { clock, language, addressBlock: addressBlock(clientAddress) }
  try {
    await inTransaction(db, async (trx) => {
      await changeProfile(trx, { accountId, change, provenHash }, circumstances)
    })
  } catch (error) {
    // Two accounts claimed one card concurrently.
    throw isDuplicate(error) ? invalidCard() : error
  }
}

async function ownAccount(scope: Scope): Promise<Account> {
  const account = await readAccount(scope.db, requirePrincipal(scope).userId)
  if (!account) throw unauthenticated()
  return account
}

async function ownView(scope: Scope): Promise<UserView> {
  return await userView(scope.db, await ownAccount(scope), scope.clock)
}
