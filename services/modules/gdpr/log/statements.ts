import type { z } from 'zod'
import type { formType, readTexts } from '#services/contract/consents.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { readAssigned } from '#services/modules/gdpr/assignment-store.ts'
import { currentConsents } from '#services/modules/gdpr/consent-store.ts'
import { unknownConsent } from '#services/modules/gdpr/consents.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { utcText } from '#services/platform/moment.ts'
import { insertLog, type LogEntry } from './log-store.ts'

export type FormType = z.output<typeof formType>
export type ConsentStatement = {
  readonly status: 'accepted' | 'withdrawn'
  readonly source: FormType | 'profile'
  readonly numbers: readonly number[]
  /** The versions that were shown. Without them nothing is compared. */
  readonly readTexts?: z.output<typeof readTexts>
  readonly email: string
  /** Set for a customer who is logged in or has just proved the address. */
  readonly accountId?: number | null
  /** Set by the registration form. */
  readonly registrationId?: string | null
  /** Language of the texts that were shown. */
  readonly language: string
  /** Time by the client's clock. */
  readonly clientAt?: string | null
  readonly userType?: 'user' | 'guest'
  /** Set when the owner of an address without an account has proved it. */
  readonly confirmedAt?: string
}

/** The texts that are accepted with a form. Rejects a form without its required consents. */
export async function acceptedTexts(
  db: Db,
  form: FormType,
  statement: Pick<ConsentStatement, 'numbers' | 'readTexts' | 'language'>,
): Promise<readonly LogEntry[]> {
  const assigned = await readAssigned(db, form)
  const isWhole = assigned.every(
    ({ number, isRequired }) => !isRequired || statement.numbers.includes(number),
  )
  if (!isWhole) throw consentRequired()
  return statement.numbers.length > 0 ? await entriesOf(db, statement) : []
}

/** The message is a translation key of the client. */
export function consentRequired(): Refusal {
  return new Refusal(400, 'core.notifications.consentRequired', {
    code: 'CONSENT_REQUIRED',
    field: 'consents',
  })
}

/** Rejects consent to a text that has changed since it was shown. */
export function textChanged(field: string): Refusal {
  return new Refusal(409, 'The text has changed.', { code: 'TEXT_CHANGED', field })
}

/** Logs a statement with the current texts. Returns the id of the log. */
export async function logConsents(
  trx: Trx,
  statement: ConsentStatement,
  clock: Clock,
): Promise<number> {
  return await insertStatement(trx, statement, {
    at: clock.now().toISOString(),
    entries: await entriesOf(trx, statement),
  })
}

/** The current text of each consent. Rejects a number or a version that is not current. */
async function entriesOf(
  db: Db,
  {
    status = 'accepted',
    numbers,
    language,
    readTexts = [],
  }: Pick<ConsentStatement, 'numbers' | 'language' | 'readTexts'> &
    Partial<Pick<ConsentStatement, 'status'>>,
): Promise<LogEntry[]> {
  // Withdrawal needs no version.
  const read = new Map(
    (status === 'accepted' ? readTexts : []).map((text) => [text.uniqueNumber, text.version]),
  )
  const current = await currentConsents(db, language)
  const byNumber = new Map(current.map((consent) => [consent.number, consent]))
  const entries = [...new Set(numbers)].map((number) => {
    const consent = byNumber.get(number)
    if (!consent) throw unknownConsent()
    if ((read.get(number) ?? consent.version) !== consent.version) throw textChanged('consents')
    return { consentId: consent.id, textId: consent.textId }
  })
  if (entries.length === 0) throw unknownConsent()
  return entries
}

export async function insertStatement(
  trx: Trx,
  statement: Omit<ConsentStatement, 'numbers' | 'readTexts' | 'language'>,
  { at, entries }: { readonly at: string; readonly entries: readonly LogEntry[] },
): Promise<number> {
  const { accountId = null, clientAt = null, registrationId = null, email } = statement
  const { confirmedAt = accountId === null ? null : at } = statement
  return await insertLog(
    trx,
    {
      at,
      client_at: clientAt === null ? null : utcText(clientAt),
      status: statement.status,
      source: statement.source,
      user_type: statement.userType ?? (accountId === null ? 'guest' : 'user'),
      email,
      email_key: emailKey(email),
      account_id: accountId,
      confirmed_at: confirmedAt,
      registration_id: registrationId,
      email_hash: null,
      erased_at: null,
    },
    entries,
  )
}
