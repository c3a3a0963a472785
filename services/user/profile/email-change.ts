import { emailKey } from '#services/contract/rules/email-key.ts'
import { enqueueMail } from '#services/mail/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import {
  type Account,
  confirmEmail,
  holdAccount,
  updatePendingEmail,
} from '#services/user/account-store.ts'
import { type Confirmed, invalidToken, issueToken } from '#services/user/action-token.ts'
import {
  type ActionTokenRow,
  deleteActionTokens,
  markActionTokenUsed,
} from '#services/user/action-token-store.ts'
import { addAudit } from '#services/user/audit.ts'
import { deleteSessions } from '#services/user/session/session-store.ts'

export const EMAIL_CHANGING = 'user.email-changing'

const SUBJECT = /^(\d+) (\S+)$/

/** The old address stays until the new one has answered. Whose the new one is, the job finds out. */
export async function askEmailChange(
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
 * Links to set a password that went to the old address are worth nothing any more, and every session
 * ends, as with a new password: what opens the account has changed, wherever it stands open.
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
  const account = await holdAccount(trx, accountId)
  if (!account || !(await confirmEmail(trx, accountId, email))) throw invalidToken()
  if (!(await markActionTokenUsed(trx, token.id, clock.now().toISOString()))) throw invalidToken()

  await deleteActionTokens(trx, { purpose: 'password', subjects: [emailKey(account.email)] })
  await deleteSessions(trx, { accountId })
  await addAudit(trx, clock, { kind: 'email-changed', accountId, addressBlock })
  await enqueueMail(trx, {
    template: 'email-changed',
    to: account.email,
    language,
    values: { newEmail: email },
  })
  return { email, passwordMailed: false }
}

/** For whoever takes the account back: an address that a thief has asked for must not follow. */
export async function cancelEmailChange(trx: Trx, account: Account): Promise<void> {
  if (account.pendingEmail === null) return
  await forgetFormerWish(trx, account)
  await updatePendingEmail(trx, account.id, null)
}

/** The link that was sent for it is worth nothing any more. */
export async function forgetFormerWish(trx: Trx, { id, pendingEmail }: Account): Promise<void> {
  if (pendingEmail === null) return
  await deleteActionTokens(trx, { purpose: 'email', subjects: [subjectOf(id, pendingEmail)] })
}

/** Retention compares it in SQL. */
function subjectOf(accountId: number, email: string): string {
  return `${accountId} ${email}`
}
