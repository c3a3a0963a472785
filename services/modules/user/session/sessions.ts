import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { lockAccount, updateLanguage } from '#services/modules/user/account-store.ts'
import { addAudit } from '#services/modules/user/audit.ts'
import type { Clock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { signAccessToken } from '#services/platform/http/auth.ts'
import { unauthenticated } from '#services/platform/http/principal.ts'
import {
  deleteSession,
  insertSession,
  keepNewest,
  readSession,
  type SessionRow,
  turnSession,
} from './session-store.ts'

const ACCESS_SECONDS = 600
/** Since the last use of a refresh token. */
const REFRESH_SECONDS = 30 * 24 * 3_600
/** Since the login, however often it is used. */
const LONGEST_SECONDS = 365 * 24 * 3_600
/** Time in which the previous token still works, for concurrent tabs and lost responses. */
const GRACE_MS = 120_000
const TOKEN = /^([\w-]{22})\.(\d{1,9})\.([\w-]{43})$/
/** Per account: more devices than any person has. */
const MOST_SESSIONS = 50
const DEVICE_LENGTH = 200

export type SessionTokens = {
  readonly accessToken: string
  readonly refreshToken: string
  /** Lifetimes in seconds. */
  readonly accessExpiresIn: number
  readonly refreshExpiresIn: number
}

type Signing = { readonly clock: Clock; readonly secret: string }

/** Of the shop. Only a customer has one, however they log in. */
export async function openSession(
  trx: Trx,
  {
    accountId,
    device,
    language,
    addressBlock,
    clock,
    secret,
  }: Signing & {
    readonly accountId: number
    /** That of later letters to the customer; left out: the one before. */
    readonly language?: string
    readonly device: string | undefined
    readonly addressBlock: string | null
  },
): Promise<SessionTokens> {
  // Ending all sessions takes the same lock, so none is opened past it.
  const account = await lockAccount(trx, accountId)
  if (!account) throw new Error('A session needs an account')
  if (account.isBackoffice) throw staffAccount()

  const at = clock.now().toISOString()
  const session: SessionRow = {
    id: randomBytes(16).toString('base64url'),
    account_id: accountId,
    seed: randomBytes(16).toString('base64url'),
    turn: 1,
    turned_at: at,
    device: (device ?? '').slice(0, DEVICE_LENGTH),
    created_at: at,
    expires_at: endOf(at, clock),
  }
  await insertSession(trx, session)
  if (language && language !== account.language) await updateLanguage(trx, accountId, language)
  await keepNewest(trx, { accountId, except: session.id, most: MOST_SESSIONS })
  await addAudit(trx, clock, { kind: 'login', accountId, addressBlock })
  return tokensOf(session, { clock, secret })
}

/**
 * Issues new tokens for an unused refresh token. Reuse of an old one means that it was copied:
 * owner and thief cannot be told apart, so the session ends.
 */
export async function refreshSession(
  db: Db,
  refreshToken: string,
  { clock, secret, addressBlock }: Signing & { readonly addressBlock: string | null },
): Promise<SessionTokens> {
  const [, id, turnText, signature] = TOKEN.exec(refreshToken) ?? []
  if (!id || !turnText || !signature) throw unauthenticated()
  const turn = Number(turnText)
  const found = await readSession(db, id)
  if (!found || !isSignature(signature, signatureOf(found, turn, secret))) throw unauthenticated()

  const now = clock.now()
  if (found.expires_at <= now.toISOString() || found.is_backoffice === 1) throw unauthenticated()
  const answer = (session: SessionRow) => tokensOf(session, { clock, secret })

  if (turn === found.turn) {
    const at = now.toISOString()
    const expiresAt = endOf(found.created_at, clock)
    const turned = { ...found, turn: turn + 1, turned_at: at, expires_at: expiresAt }
    if (await turnSession(db, { id, turn, at, expiresAt })) return answer(turned)
    // A concurrent request has just refreshed the session; return the same result.
    const again = await readSession(db, id)
    if (again?.turn === turn + 1) return answer(again)
    throw unauthenticated()
  }
  if (turn === found.turn - 1 && now.getTime() - Date.parse(found.turned_at) <= GRACE_MS) {
    return answer(found)
  }
  await endCopied(db, found, { clock, addressBlock })
  throw unauthenticated()
}

async function endCopied(
  db: Db,
  { id, account_id: accountId }: SessionRow,
  { clock, addressBlock }: { clock: Clock; addressBlock: string | null },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await deleteSession(trx, { id, accountId })
    await addAudit(trx, clock, { kind: 'refresh-reused', accountId, addressBlock })
  })
}

function tokensOf(session: SessionRow, { clock, secret }: Signing): SessionTokens {
  const { id, account_id: userId, turn, expires_at: expiresAt } = session
  const left = Math.floor((Date.parse(expiresAt) - clock.now().getTime()) / 1_000)
  return {
    accessToken: signAccessToken(
      { userId, scopes: [], sessionId: id },
      { secret, clock, lifetimeSeconds: ACCESS_SECONDS },
    ),
    refreshToken: `${id}.${turn}.${signatureOf(session, turn, secret).toString('base64url')}`,
    accessExpiresIn: ACCESS_SECONDS,
    refreshExpiresIn: left,
  }
}

/** The database alone is not enough to forge one. */
function signatureOf({ id, seed }: SessionRow, turn: number, secret: string): Buffer {
  return createHmac('sha256', secret).update(`refresh\n${id}\n${seed}\n${turn}`).digest()
}

function isSignature(given: string, expected: Buffer): boolean {
  const bytes = Buffer.from(given, 'base64url')
  return bytes.length === expected.length && timingSafeEqual(bytes, expected)
}

/** Only after a right password or a provider's word, so that it does not reveal who is staff. */
export function staffAccount(): Refusal {
  return new Refusal(403, 'Members of staff sign in to the back office.', {
    code: 'STAFF_ACCOUNT',
  })
}

function endOf(createdAt: string, clock: Clock): string {
  const bySilence = clock.now().getTime() + REFRESH_SECONDS * 1_000
  const byAge = Date.parse(createdAt) + LONGEST_SECONDS * 1_000
  return new Date(Math.min(bySilence, byAge)).toISOString()
}
