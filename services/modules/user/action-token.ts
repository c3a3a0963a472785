import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import {
  type ActionTokenRow,
  insertActionToken,
  type Purpose,
  readActionToken,
} from './action-token-store.ts'

/** Result of following the link in a mail. */
export type Confirmed = {
  readonly email: string
  /** A second mail, already queued, lets the owner set a password. */
  readonly passwordMailed: boolean
  /** Where the registration began; null when it is not known. */
  readonly returnPath: string | null
}

const HOURS: Readonly<Record<Purpose, number>> = { verify: 48, email: 48, password: 1 }

/**
 * Returns the token's row. The signed token itself is made when the mail is written and is never
 * stored.
 */
export async function issueToken(
  trx: Trx,
  {
    purpose,
    subject,
    hours = HOURS[purpose],
  }: { readonly purpose: Purpose; readonly subject: string; readonly hours?: number },
  clock: Clock,
): Promise<ActionTokenRow> {
  const now = clock.now()
  const token: ActionTokenRow = {
    id: randomBytes(16).toString('base64url'),
    purpose,
    subject,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + hours * 3_600_000).toISOString(),
    used_at: null,
  }
  await insertActionToken(trx, token)
  return token
}

/** The token as it appears in a mail. */
export function tokenText(token: ActionTokenRow, secret: string): string {
  return `${token.id}.${signatureOf(token, secret).toString('base64url')}`
}

/** Rejects a token that is not ours, is expired or used, or has another purpose. */
export async function openToken(
  db: Db,
  text: string,
  { purposes, clock, secret }: { purposes: readonly Purpose[]; clock: Clock; secret: string },
): Promise<ActionTokenRow> {
  const [id = '', given = '', ...rest] = text.split('.')
  const token = id && given && rest.length === 0 ? await readActionToken(db, id) : null
  if (!token || !purposes.includes(token.purpose)) throw invalidToken()

  const expected = signatureOf(token, secret)
  const bytes = Buffer.from(given, 'base64url')
  const isOurs = bytes.length === expected.length && timingSafeEqual(bytes, expected)
  const isGood = token.used_at === null && token.expires_at > clock.now().toISOString()
  if (!isOurs || !isGood) throw invalidToken()
  return token
}

export function invalidToken(): Refusal {
  return new Refusal(400, 'The link is not valid any more.', {
    code: 'INVALID_TOKEN',
    field: 'token',
  })
}

function signatureOf({ id, purpose, subject }: ActionTokenRow, secret: string): Buffer {
  return createHmac('sha256', secret).update(`action\n${purpose}\n${id}\n${subject}`).digest()
}
