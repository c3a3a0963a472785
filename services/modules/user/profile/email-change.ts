import { emailKey } from '#services/contract/rules/email-key.ts'
import { enqueueMail } from '#services/modules/mail/api.ts'
import {
  type Account,
  confirmEmail,
  lockAccount,
  updatePendingEmail,
} from '#services/modules/user/account-store.ts'
import { type Confirmed, invalidToken, issueToken } from '#services/modules/user/action-token.ts'
import {
  type ActionTokenRow,
  deleteActionTokens,
  markActionTokenUsed,
} from '#services/modules/user/action-token-store.ts'
import { addAudit } from '#services/modules/user/audit.ts'
import { changeShopperEmail } from '#services/modules/user/customer/customers.ts'
import { userLetters } from '#services/modules/user/letters/user-letters.ts'
import { deleteSessions } from '#services/modules/user/session/session-store.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'

export const EMAIL_CHANGING = 'user.email-changing'

const SUBJECT = /^(\d+) (\S+)$/

/**
 * The old address stays until the new one is confirmed. The job looks up whether the new one is
 * taken.
 */
export async function requestEmailChange(
  trx: Trx,
  { account, email }: { account: Account; email: string },
  {
    clock,
    language,
    addressBlock,
  }: { clock: Clock; language: string; addressBlock: string | null },
): Promise<void> {
  await addAudit(trx, clock, { kind: 'email-change-asked', accountId: account.id, addressBlock })
  await forgetFormerWish(trx, account)
  await updatePendingEmail(trx, account.id, email)
  const subject = subjectOf(account.id, email)
  const token = await issueToken(trx, { purpose: 'email', subject }, clock)
  await enqueue(trx, {
    kind: EMAIL_CHANGING,
    payload: { accountId: account.id, email, tokenId: token.id, language },
  })
}

/**
 * Invalidates password links sent to the old address and ends every session, as a new password
 * does.
 */
export async function confirmEmailChange(
  trx: Trx,
  token: ActionTokenRow,
  {
    clock,
    language,
    addressBlock,
  }: { clock: Clock; language: string; addressBlock: string | null },
): Promise<Confirmed> {
  const [, number = '', email = ''] = SUBJECT.exec(token.subject) ?? []
  const accountId = Number(number)
  const account = await lockAccount(trx, accountId)
  if (!account || !(await confirmEmail(trx, accountId, email))) throw invalidToken()
  const at = clock.now().toISOString()
  if (!(await markActionTokenUsed(trx, token.id, at))) throw invalidToken()

  await changeShopperEmail(trx, { accountId, email, at })
  await deleteActionTokens(trx, { purpose: 'password', subjects: [emailKey(account.email)] })
  await deleteSessions(trx, { accountId })
  await addAudit(trx, clock, { kind: 'email-changed', accountId, addressBlock })
  await enqueueMail(trx, {
    letter: userLetters['email-changed'],
    to: account.email,
    language,
    values: { newEmail: email },
  })
  return { email, passwordMailed: false, returnPath: null }
}

/**
 * For an owner who recovers the account: an address that a thief requested must not be confirmed
 * later.
 */
export async function cancelEmailChange(trx: Trx, account: Account): Promise<void> {
  if (account.pendingEmail === null) return
  await forgetFormerWish(trx, account)
  await updatePendingEmail(trx, account.id, null)
}

/** Invalidates the link that was mailed for it. */
export async function forgetFormerWish(trx: Trx, { id, pendingEmail }: Account): Promise<void> {
  if (pendingEmail === null) return
  await deleteActionTokens(trx, { purpose: 'email', subjects: [subjectOf(id, pendingEmail)] })
}

/** Retention compares this text in SQL. */
function subjectOf(accountId: number, email: string): string {
  return `${accountId} ${email}`
}
