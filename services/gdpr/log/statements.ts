import type { z } from 'zod'
import type { formType, readTexts } from '#services/contract/consents.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { readAssigned } from '#services/gdpr/assignment-store.ts'
import { currentConsents } from '#services/gdpr/consent-store.ts'
import { unknownConsent } from '#services/gdpr/consents.ts'
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
  /** Without it there is nothing to compare. */
  readonly readTexts?: z.output<typeof readTexts>
  readonly email: string
  /** Of a customer who is logged in, or has just shown that the address is theirs. */
  readonly accountId?: number | null
  /** Of the form that makes the account. */
  readonly registrationId?: string | null
  /** Of the texts that they read. */
  readonly language: string
  /** What their own clock said. */
  readonly clientAt?: string | null
  readonly userType?: 'user' | 'guest'
}

/** The texts that somebody accepts with a form. Refuses without a consent that the form requires. */
export async function acceptedTexts(
  db: Db,
  form: FormType,
  said: Pick<ConsentStatement, 'numbers' | 'readTexts' | 'language'>,
): Promise<readonly LogEntry[]> {
  const assigned = await readAssigned(db, form)
  const isWhole = assigned.every(
    ({ number, isRequired }) => !isRequired || said.numbers.includes(number),
  )
  if (!isWhole) throw consentRequired()
  return said.numbers.length > 0 ? await entriesOf(db, said) : []
}

/** The client shows the text behind this key. */
export function consentRequired(): Refusal {
  return new Refusal(400, 'core.notifications.consentRequired', {
    code: 'CONSENT_REQUIRED',
    field: 'consents',
  })
}

/** A consent to a text that was not read is worth nothing. */
export function textChanged(field: string): Refusal {
  return new Refusal(409, 'The text has changed.', { code: 'TEXT_CHANGED', field })
}

/** Logs a statement with the texts that are in force. Returns the id of the log. */
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

/** The texts in force, one for each consent. Refuses a number or a version that is not in force. */
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
  // Withdrawing needs no reading.
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
      confirmed_at: accountId === null ? null : at,
      registration_id: registrationId,
      email_hash: null,
      erased_at: null,
    },
    entries,
  )
}
