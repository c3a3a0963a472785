import type { z } from 'zod'
import { emailKey } from '#services/contract/rules/email-key.ts'
import type { updateProfile } from '#services/contract/user.ts'
import {
  type Account,
  lockAccount,
  updateBarcode,
  updateDetails,
} from '#services/modules/user/account-store.ts'
import { invalidCard } from '#services/modules/user/member-card/member-card-rule.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { unauthenticated } from '#services/platform/http/principal.ts'
import { cancelEmailChange, requestEmailChange } from './email-change.ts'
import { unproven } from './ownership.ts'

export type ProfileChange = Omit<z.output<typeof updateProfile.input>, 'password'>

export type ChangeOfProfile = {
  readonly accountId: number
  readonly change: ProfileChange
  /**
   * Hash of the proven password, null for an account without one, undefined while nothing is
   * proven.
   */
  readonly provenHash: string | null | undefined
}

/** Changes only the given fields. */
export async function changeProfile(
  trx: Trx,
  { accountId, change, provenHash }: ChangeOfProfile,
  circumstances: {
    readonly clock: Clock
    readonly language: string
    readonly addressBlock: string | null
  },
): Promise<void> {
  const account = await lockAccount(trx, accountId)
  if (!account) throw unauthenticated()

  const { details, company, email, memberCardBarcode } = change
  await updateDetails(trx, accountId, {
    ...(details && { first_name: details.firstName, last_name: details.lastName }),
    ...(company !== undefined && { company_name: company?.name || null }),
  })
  if (memberCardBarcode !== undefined) {
    const isFree = await updateBarcode(trx, accountId, memberCardBarcode || null)
    if (!isFree) throw invalidCard()
  }
  if (email === undefined) return
  if (emailKey(email) === emailKey(account.email)) return await cancelEmailChange(trx, account)
  if (isOwnEmail(account, email)) return
  // The password or the pending address may have changed since the proof.
  if (account.passwordHash !== provenHash) throw unproven()
  await requestEmailChange(trx, { account, email }, circumstances)
}

/** Also true for the pending address: its mail is on the way, and its link must keep working. */
export function isOwnEmail({ email: own, pendingEmail }: Account, email: string): boolean {
  const key = emailKey(email)
  return emailKey(own) === key || (pendingEmail !== null && emailKey(pendingEmail) === key)
}

/** The e-mail address is the username. */
export function refuseOtherUsername({
  email,
  username,
}: {
  readonly email?: string | undefined
  readonly username?: string | undefined
}): void {
  if (username === undefined || emailKey(username) === emailKey(email ?? '')) return
  throw new Refusal(400, 'The username is the e-mail.', {
    code: 'INVALID_INPUT',
    field: 'username',
  })
}
