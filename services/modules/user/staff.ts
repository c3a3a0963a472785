import type { ServicesConfig } from '#services/config.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { BACKOFFICE_LANGUAGES } from '#services/contract/rules/staff.ts'
import { languages } from '#services/modules/settings/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import {
  type Account,
  insertAccount,
  lockAccount,
  readAccountByEmail,
  updateBackofficeLanguage,
  updatePassword,
  updateRole,
} from './account-store.ts'
import { issueToken, tokenText } from './action-token.ts'
import { deleteActionTokens } from './action-token-store.ts'
import { addAudit } from './audit.ts'
import { staffPasswordLink } from './mail-links.ts'
import { cancelEmailChange } from './profile/email-change.ts'
import { deleteSessions } from './session/session-store.ts'
import { deleteIdentities } from './social/store.ts'

export const STAFF_INVITED = 'user.staff-invited'
/** A week: an invitation may come before a holiday. */
const INVITATION_HOURS = 7 * 24

export type Invitation = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly scopes: readonly string[]
}

/**
 * Creates the account or promotes an existing one. Its owner sets a password with the link, which
 * must not be shown to others.
 */
export async function inviteStaff(
  trx: Trx,
  { scopes, ...person }: Invitation,
  {
    clock,
    config,
    language,
    isMailed,
  }: {
    readonly clock: Clock
    readonly config: ServicesConfig
    readonly language: string
    readonly isMailed: boolean
  },
): Promise<{ readonly id: number; readonly link: string }> {
  const id = await accountOf(trx, person, clock)
  await closeFormerDoors(trx, id)
  await changeRole(trx, { id, isBackoffice: true, scopes }, clock)

  const subject = emailKey(person.email)
  const issued = { purpose: 'password', subject, hours: INVITATION_HOURS } as const
  await deleteActionTokens(trx, { purpose: 'password', subjects: [subject] })
  const token = await issueToken(trx, issued, clock)
  if (isMailed) {
    await enqueue(trx, {
      kind: STAFF_INVITED,
      payload: { email: person.email, tokenId: token.id, language },
    })
  }
  return { id, link: staffPasswordLink(config, tokenText(token, config.sessionSecret)) }
}

/** Access to the former customer account proves nothing: only the link opens a staff account. */
async function closeFormerDoors(trx: Trx, id: number): Promise<void> {
  const account = await lockAccount(trx, id)
  if (!account || account.isBackoffice) return
  await updatePassword(trx, { id, from: account.passwordHash, to: null })
  await deleteIdentities(trx, id)
  await cancelEmailChange(trx, account)
}

/** Sets the language in which a member of staff uses the back office. */
export async function chooseBackofficeLanguage(
  trx: Trx,
  { email, language }: { readonly email: string; readonly language: string },
): Promise<'chosen' | 'no staff' | 'unknown language'> {
  const known = [...BACKOFFICE_LANGUAGES, ...(await languages(trx)).map(({ code }) => code)]
  if (!known.includes(language)) return 'unknown language'
  return (await updateBackofficeLanguage(trx, email, language)) ? 'chosen' : 'no staff'
}

async function accountOf(
  trx: Trx,
  person: Omit<Invitation, 'scopes'>,
  clock: Clock,
): Promise<number> {
  const made = await insertAccount(trx, {
    ...person,
    passwordHash: null,
    memberCardBarcode: null,
    createdAt: clock.now().toISOString(),
  })
  const existing = made ?? (await readAccountByEmail(trx, person.email))?.id
  if (existing === undefined) throw new Error('The account was deleted concurrently')
  return existing
}

/** Issued tokens carry the former role, so all sessions end. One that is no staff is a customer. */
export async function changeRole(
  trx: Trx,
  { id, isBackoffice, scopes }: Pick<Account, 'id' | 'isBackoffice' | 'scopes'>,
  clock: Clock,
): Promise<void> {
  await updateRole(trx, id, { isBackoffice, scopes })
  await deleteSessions(trx, { accountId: id })
  await addAudit(trx, clock, { kind: 'role-changed', accountId: id })
}
