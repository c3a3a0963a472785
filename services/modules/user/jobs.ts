import { z } from 'zod'
import { sendMail } from '#services/modules/mail/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { ModuleDeps, OutboxHandler } from '#services/platform/module.ts'
import { type Account, readAccount, readAccountByEmail } from './account-store.ts'
import { tokenText } from './action-token.ts'
import { type ActionTokenRow, deleteActionToken, readActionToken } from './action-token-store.ts'
import { userLetters } from './letters/user-letters.ts'
import { confirmLink, loginLink, passwordLink, resetLink, staffPasswordLink } from './mail-links.ts'
import { PASSWORD_FORGOTTEN } from './password/password-reset.ts'
import { EMAIL_CHANGING } from './profile/email-change.ts'
import { deleteRegistration, readRegistration } from './registration/registration-store.ts'
import { REGISTERED } from './registration/registrations.ts'
import { STAFF_INVITED } from './staff.ts'

const job = { tokenId: z.string(), language: z.string() }
const registeredJob = z.object({ ...job, id: z.string() })
const invitedJob = z.object({ ...job, email: z.string() })
/** A job that an older version stored is of the shop. */
const forgottenJob = invitedJob.extend({ isForStaff: z.boolean().default(false) })
const changingJob = z.object({ ...job, accountId: z.number().int(), email: z.string() })

/**
 * Whether an address has an account is looked up only here, in the background, so that neither the
 * answer nor its timing reveals it.
 */
export const userJobs: Readonly<Record<string, OutboxHandler>> = {
  [REGISTERED]: async (payload, deps) => {
    const { id, tokenId, language } = registeredJob.parse(payload)
    const registration = await readRegistration(deps.db, id)
    const token = await readGoodToken(deps, tokenId)
    if (!registration || !token) return

    const { email, first_name: firstName, last_name: lastName } = registration
    const mail = { id: tokenId, to: email, language }
    if (await sendAlreadyRegistered(deps, mail)) {
      await inTransaction(deps.db, async (trx) => {
        await deleteActionToken(trx, tokenId)
        await deleteRegistration(trx, id)
      })
      return
    }
    const text = tokenText(token, deps.config.sessionSecret)
    const link = confirmLink(deps.config, text, language)
    await sendMail(deps, {
      ...mail,
      letter: userLetters['confirm-registration'],
      values: { firstName, lastName, link },
    })
  },

  [PASSWORD_FORGOTTEN]: async (payload, deps) => {
    const { email, tokenId, language, isForStaff } = forgottenJob.parse(payload)
    const account = await readAccountByEmail(deps.db, email)
    if (!account || (isForStaff && !account.isBackoffice)) {
      await inTransaction(deps.db, (trx) => deleteActionToken(trx, tokenId))
      return
    }
    const token = await readGoodToken(deps, tokenId)
    if (!token) return
    // To the stored address of the account, not to the spelling that was typed.
    const mail = { id: tokenId, to: account.email }
    const text = tokenText(token, deps.config.sessionSecret)
    // A member of staff who forgot it at the shop sets it where it is used.
    if (account.isBackoffice) {
      const link = staffPasswordLink(deps.config, text)
      const letter = userLetters['staff-password']
      await sendMail(deps, {
        ...mail,
        language: languageOf(account, language),
        letter,
        values: { link },
      })
      return
    }
    const link = passwordLink(deps.config, text, language)
    await sendMail(deps, {
      ...mail,
      language,
      letter: userLetters['forgot-password'],
      values: { link },
    })
  },

  [STAFF_INVITED]: async (payload, deps) => {
    const { email: to, tokenId, language } = invitedJob.parse(payload)
    const [account, token] = await Promise.all([
      readAccountByEmail(deps.db, to),
      readGoodToken(deps, tokenId),
    ])
    if (!account || !token) return
    const link = staffPasswordLink(deps.config, tokenText(token, deps.config.sessionSecret))
    const mail = { id: tokenId, to, language: languageOf(account, language) }
    await sendMail(deps, { ...mail, letter: userLetters['staff-invited'], values: { link } })
  },

  [EMAIL_CHANGING]: async (payload, deps) => {
    const { accountId, email, tokenId, language } = changingJob.parse(payload)
    const account = await readAccount(deps.db, accountId)
    const token = await readGoodToken(deps, tokenId)
    if (!token || account?.pendingEmail !== email) return

    await sendMail(deps, {
      id: `${tokenId}.notice`,
      to: account.email,
      language,
      letter: userLetters['email-change-notice'],
      values: { newEmail: email },
    })
    const mail = { id: tokenId, to: email, language }
    if (!(await sendAlreadyRegistered(deps, mail))) await sendConfirmation(deps, mail, token)
  },
}

/** That of the back office for staff who chose one. */
function languageOf({ backofficeLanguage }: Account, usual: string): string {
  return backofficeLanguage ?? usual
}

/** Null when the link expired while the mail was delayed. */
async function readGoodToken(
  { db, clock }: ModuleDeps,
  tokenId: string,
): Promise<ActionTokenRow | null> {
  const token = await readActionToken(db, tokenId)
  return token && token.expires_at > clock.now().toISOString() ? token : null
}

/** False when the address has no account. */
async function sendAlreadyRegistered(
  deps: ModuleDeps,
  mail: { readonly id: string; readonly to: string; readonly language: string },
): Promise<boolean> {
  const account = await readAccountByEmail(deps.db, mail.to)
  if (!account) return false
  await sendMail(deps, {
    ...mail,
    to: account.email,
    letter: userLetters['already-registered'],
    values: {
      firstName: account.firstName,
      loginLink: loginLink(deps.config, mail.language),
      resetLink: resetLink(deps.config, mail.language),
    },
  })
  return true
}

async function sendConfirmation(
  deps: ModuleDeps,
  mail: { readonly id: string; readonly to: string; readonly language: string },
  token: ActionTokenRow,
): Promise<void> {
  const text = tokenText(token, deps.config.sessionSecret)
  const link = confirmLink(deps.config, text, mail.language)
  await sendMail(deps, {
    ...mail,
    letter: userLetters['email-change-confirm'],
    values: { link, newEmail: mail.to },
  })
}
