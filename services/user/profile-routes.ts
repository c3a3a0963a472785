import { getProfile, getStaffProfile, updateProfile } from '#services/contract/user.ts'
import { addressBlock } from '#services/platform/client-address.ts'
import { isDuplicate } from '#services/platform/failure.ts'
import { type Route, route } from '#services/platform/http.ts'
import { requirePrincipal, unauthenticated } from '#services/platform/principal.ts'
import type { Scope } from '#services/platform/scope.ts'
import { emailKey, readAccount } from './account-store.ts'
import { limitOwnCard, limitOwnEmail } from './limits.ts'
import type { UserMeans } from './means.ts'
import { invalidCard, requireCard } from './member-card-rule.ts'
import { changeProfile, isWaiting, type ProfileChange, refuseOtherUsername } from './profile.ts'
import { type UserView, userView } from './user-view.ts'

export function profileRoutes({ limits }: UserMeans): readonly Route[] {
  return [
    route(getProfile, async (_input, scope) => await ownView(scope)),
    route(getStaffProfile, async (_input, scope) => await ownView(scope)),

    route(updateProfile, async (change, scope) => {
      const { userId: accountId } = requirePrincipal(scope)
      const { db, clock } = scope
      const { email, otherEmail, memberCardBarcode } = await whatIsNew(change, scope)
      refuseOtherUsername(change)
      if (otherEmail !== undefined) await limitOwnEmail(limits, { accountId, email: otherEmail })
      if (memberCardBarcode) {
        await limitOwnCard(limits, accountId)
        await requireCard(db, clock, memberCardBarcode)
      }
      await keepChange({ ...change, email, memberCardBarcode }, scope)
      return await ownView(scope)
    }),
  ]
}

/** Forms send all that they show, changed or not; only what has changed counts as a try. */
async function whatIsNew(
  { email, memberCardBarcode }: ProfileChange,
  scope: Scope,
): Promise<
  Pick<ProfileChange, 'email' | 'memberCardBarcode'> & { readonly otherEmail: string | undefined }
> {
  const account = await readAccount(scope.db, requirePrincipal(scope).userId)
  if (!account) throw unauthenticated()
  const isOther =
    email !== undefined && emailKey(email) !== emailKey(account.email) && !isWaiting(account, email)
  const isSameCard = memberCardBarcode === (account.memberCardBarcode ?? '')
  return {
    email,
    otherEmail: isOther ? email : undefined,
    memberCardBarcode: isSameCard ? undefined : memberCardBarcode,
  }
}

async function keepChange(change: ProfileChange, scope: Scope): Promise<void> {
  const { userId: accountId } = requirePrincipal(scope)
  const { db, clock, language, clientAddress } = scope
  const circumstances = { clock, language, addressBlock: addressBlock(clientAddress) }
  try {
    await db.transaction().execute(async (trx) => {
      await changeProfile(trx, { accountId, change }, circumstances)
    })
  } catch (error) {
    // Two accounts have taken one card in the same moment.
    throw isDuplicate(error) ? invalidCard() : error
  }
}

async function ownView(scope: Scope): Promise<UserView> {
  const account = await readAccount(scope.db, requirePrincipal(scope).userId)
  if (!account) throw unauthenticated()
  return await userView(scope.db, account, scope.clock)
}
