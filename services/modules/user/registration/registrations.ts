import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { addressRules } from '#services/contract/rules/address.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import {
  claimConsents,
  type LogEntry,
  logRegistrationConsents,
} from '#services/modules/gdpr/api.ts'
import { enqueueMail } from '#services/modules/mail/api.ts'
import { insertAccount, updatePassword } from '#services/modules/user/account-store.ts'
import { type Confirmed, invalidToken, issueToken } from '#services/modules/user/action-token.ts'
import {
  type ActionTokenRow,
  deleteActionTokens,
  markActionTokenUsed,
} from '#services/modules/user/action-token-store.ts'
import { type AddressInput, addAddress } from '#services/modules/user/address/addresses.ts'
import { addAudit } from '#services/modules/user/audit.ts'
import { ADDRESS_CHANGED } from '#services/modules/user/customer/customers.ts'
import { userLetters } from '#services/modules/user/letters/user-letters.ts'
import { requestPasswordReset } from '#services/modules/user/password/password-reset.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import { deleteRegistrations, insertRegistration, readRegistration } from './registration-store.ts'

export const REGISTERED = 'user.registered'

export type Registration = {
  readonly email: string
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
  readonly memberCardBarcode: string | null
  readonly addresses: readonly AddressInput[]
  /** Texts of the accepted consents. */
  readonly texts: readonly LogEntry[]
  readonly returnPath: string | null
}

const storedAddresses = z.array(z.unknown())

/** The job that follows looks up whether the address has an account. */
export async function keepRegistration(
  trx: Trx,
  registration: Registration,
  { clock, language }: { clock: Clock; language: string },
): Promise<void> {
  const id = randomBytes(16).toString('base64url')
  const token = await issueToken(trx, { purpose: 'verify', subject: id }, clock)
  await insertRegistration(trx, {
    id,
    email: registration.email,
    email_key: emailKey(registration.email),
    password_hash: registration.passwordHash,
    first_name: registration.firstName,
    last_name: registration.lastName,
    member_card_barcode: registration.memberCardBarcode,
    addresses: JSON.stringify(registration.addresses),
    return_path: registration.returnPath,
    created_at: token.created_at,
    expires_at: token.expires_at,
  })
  const { email, texts } = registration
  await logRegistrationConsents(trx, { registrationId: id, email, texts }, clock)
  await enqueue(trx, { kind: REGISTERED, payload: { id, tokenId: token.id, language } })
}

/** Creates the account. Of concurrent confirmations for one address exactly one succeeds. */
export async function confirmRegistration(
  trx: Trx,
  token: ActionTokenRow,
  {
    clock,
    language,
    addressBlock,
  }: { clock: Clock; language: string; addressBlock: string | null },
): Promise<Confirmed> {
  const registration = await readRegistration(trx, token.subject)
  if (!registration) throw invalidToken()

  // Insert the contested row first, so that losers wait here without holding locks.
  const at = clock.now().toISOString()
  const { email, first_name: firstName } = registration
  const accountId = await insertAccount(trx, {
    email,
    passwordHash: registration.password_hash,
    firstName,
    lastName: registration.last_name,
    memberCardBarcode: registration.member_card_barcode,
    createdAt: at,
    language,
  })
  if (accountId === null || !(await markActionTokenUsed(trx, token.id, at))) throw invalidToken()

  for (const address of storedAddresses.parse(JSON.parse(registration.addresses))) {
    const { data } = addressRules.safeParse(address)
    if (data) await addIfPossible(trx, accountId, data)
  }
  const subjects = await deleteRegistrations(trx, registration.email_key)
  const rivals = subjects.filter((id) => id !== token.subject)
  await claimConsents(trx, { accountId, registrationId: token.subject, rivals }, clock)
  await enqueue(trx, { kind: ADDRESS_CHANGED, payload: { accountId } })
  await deleteActionTokens(trx, { purpose: 'verify', subjects: rivals })
  const passwordMailed = rivals.length > 0
  if (passwordMailed) {
    // With several open forms for one address, the password may come from another person.
    await updatePassword(trx, { id: accountId, from: registration.password_hash, to: null })
    await requestPasswordReset(trx, email, { clock, language })
  }
  await addAudit(trx, clock, { kind: 'registered', accountId, addressBlock })
  await enqueueMail(trx, {
    letter: userLetters.welcome,
    to: email,
    language,
    values: { firstName },
  })
  return { email, passwordMailed, returnPath: registration.return_path }
}

/**
 * The address was valid at registration; a country that is no longer served, like a rule that is
 * new, must not fail the account.
 */
async function addIfPossible(trx: Trx, accountId: number, address: AddressInput): Promise<void> {
  try {
    await addAddress(trx, accountId, address)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
