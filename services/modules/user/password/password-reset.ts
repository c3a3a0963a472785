import { emailKey } from '#services/contract/rules/email-key.ts'
import { enqueueMail } from '#services/modules/mail/api.ts'
import { type Account, lockAccount, updatePassword } from '#services/modules/user/account-store.ts'
import { issueToken } from '#services/modules/user/action-token.ts'
import {
  deleteActionTokens,
  markActionTokenUsed,
} from '#services/modules/user/action-token-store.ts'
import { addAudit } from '#services/modules/user/audit.ts'
import { userLetters } from '#services/modules/user/letters/user-letters.ts'
import { cancelEmailChange } from '#services/modules/user/profile/email-change.ts'
import { deleteSessions } from '#services/modules/user/session/session-store.ts'
import { deleteIdentities } from '#services/modules/user/social/store.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'

export const PASSWORD_FORGOTTEN = 'user.password-forgotten'

type Circumstances = {
  readonly clock: Clock
  readonly language: string
  readonly addressBlock: string | null
}

/** The job that follows looks up whether the address has an account. */
export async function requestPasswordReset(
  trx: Trx,
  email: string,
  {
    clock,
    language,
    isForStaff = false,
  }: {
    readonly clock: Clock
    readonly language: string
    /** Then only a member of staff gets a mail. */
    readonly isForStaff?: boolean
  },
): Promise<void> {
  const token = await issueToken(trx, { purpose: 'password', subject: emailKey(email) }, clock)
  const payload = { email, tokenId: token.id, language, isForStaff }
  await enqueue(trx, { kind: PASSWORD_FORGOTTEN, payload })
}

/** False when the password changed in the meantime. Ends every session, since any may be stolen. */
export async function changePassword(
  trx: Trx,
  { account, hash }: { account: Account; hash: string },
  circumstances: Circumstances,
): Promise<boolean> {
  const { id, passwordHash: from } = account
  const locked = await lockAccount(trx, id)
  if (!locked || !(await updatePassword(trx, { id, from, to: hash }))) return false
  await cancelEmailChange(trx, locked)
  await deleteSessions(trx, { accountId: id })
  await deleteActionTokens(trx, { purpose: 'password', subjects: [emailKey(account.email)] })
  await sendPasswordMail(trx, { account, kind: 'password-changed' }, circumstances)
  return true
}

/**
 * False when the token was used in the meantime. Ends every session and unlinks every provider,
 * since any of them may be the reason for the reset. A provider with a verified address is linked
 * again at the next login.
 */
export async function setPasswordByToken(
  trx: Trx,
  { accountId, hash, tokenId }: { accountId: number; hash: string; tokenId: string },
  circumstances: Circumstances,
): Promise<boolean> {
  const account = await lockAccount(trx, accountId)
  const at = circumstances.clock.now().toISOString()
  if (!account || !(await markActionTokenUsed(trx, tokenId, at))) return false

  await updatePassword(trx, { id: accountId, from: account.passwordHash, to: hash })
  await cancelEmailChange(trx, account)
  await deleteIdentities(trx, accountId)
  await deleteSessions(trx, { accountId })
  await deleteActionTokens(trx, { purpose: 'password', subjects: [emailKey(account.email)] })
  await sendPasswordMail(trx, { account, kind: 'password-set' }, circumstances)
  return true
}

async function sendPasswordMail(
  trx: Trx,
  { account, kind }: { account: Account; kind: 'password-changed' | 'password-set' },
  { clock, language, addressBlock }: Circumstances,
): Promise<void> {
  await addAudit(trx, clock, { kind, accountId: account.id, addressBlock })
  const { email: to, isBackoffice, backofficeLanguage } = account
  await enqueueMail(trx, {
    letter: userLetters[isBackoffice ? 'staff-password-set' : 'password-changed'],
    ...{ to, language: backofficeLanguage ?? language, values: {} },
  })
}
