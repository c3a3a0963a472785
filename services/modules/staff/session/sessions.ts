import { createHash, randomBytes } from 'node:crypto'
import { scopesOf } from '#services/contract/rules/rights.ts'
import { getSettings } from '#services/modules/settings/api.ts'
import { hasFactor } from '#services/modules/staff/factor/factors.ts'
import { readRightsOf } from '#services/modules/staff/people/role-store.ts'
import { idleMinutes, longestHours } from '#services/modules/staff/settings.ts'
import { accountById } from '#services/modules/user/api.ts'
import { cachedDb } from '#services/platform/cached-reads.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { STAFF_TOKEN_START, type StaffEntry } from '#services/platform/http/scope.ts'
import { secretHash } from '#services/platform/secret-hash.ts'
import { numberOf } from '#services/platform/setting.ts'
import {
  insertSession,
  readSession,
  type SessionRow,
  takeSession,
  updateSession,
} from './session-store.ts'

export type Stage = StaffEntry['stage']
export type Entered = { readonly token: string; readonly stage: Stage; readonly endsAt: string }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The steps of a sign-in take at most this long. */
const ENTERING_MINUTES = 10
/** How long a checked code or password allows sensitive steps. */
const CONFIRMED_MINUTES = 10
/** The time of the last call is written no more often. */
const SEEN_EVERY_MS = MINUTE
const DEVICE_LENGTH = 200

type Person = { readonly id: number; readonly passwordHash: string | null }
type Place = { readonly device: string; readonly addressBlock: string | null }

export async function openSession(
  trx: Trx,
  { person, place, stage, at }: { person: Person; place: Place; stage: Stage; at: string },
): Promise<Entered> {
  const token = `${STAFF_TOKEN_START}${randomBytes(32).toString('base64url')}`
  const session = {
    token_hash: secretHash(token),
    account_id: person.id,
    password_mark: markOf(person.passwordHash),
    is_complete: stage === 'in' ? 1 : 0,
    device: place.device.slice(0, DEVICE_LENGTH),
    address_block: place.addressBlock,
    ...{ created_at: at, seen_at: at, confirmed_at: at },
    ...{ challenge: null, challenge_until: null },
  }
  await insertSession(trx, session)
  return { token, stage, endsAt: endOf(session, await limits(trx)) }
}

/**
 * The last step of a sign-in: another token, so that one that was planted before opens nothing.
 * Null when the session ended at the same moment.
 */
export async function replaceSession(
  trx: Trx,
  id: number,
  { person, at }: { person: Person; at: string },
): Promise<Entered | null> {
  const before = await takeSession(trx, { id, accountId: person.id })
  if (before?.password_mark !== markOf(person.passwordHash)) return null
  const place = { device: before.device, addressBlock: before.address_block }
  return await openSession(trx, { person, place, stage: 'in', at })
}

/** Null for any token that opens nothing; callers never learn the reason. */
export async function findStaff(db: Db, token: string, clock: Clock): Promise<StaffEntry | null> {
  const found = await readSession(db, secretHash(token))
  if (!found) return null
  const { account_id: userId } = found
  const now = clock.now()
  const endsAt = endOf(found, await limits(db))
  if (endsAt <= now.toISOString()) return null
  const account = await accountById(db, userId)
  if (!account?.isBackoffice || found.password_mark !== markOf(account.passwordHash)) return null

  const isComplete = found.is_complete === 1
  if (isComplete && now.getTime() - Date.parse(found.seen_at) > SEEN_EVERY_MS) {
    await updateSession(db, found.id, { seen_at: now.toISOString() })
  }
  const rights = isComplete ? await readRightsOf(db, userId) : []
  return {
    userId,
    sessionId: `${found.id}`,
    stage: isComplete ? 'in' : await enteringStage(db, userId),
    rights: new Set(rights),
    scopes: isComplete ? [...scopesOf(rights), 'backoffice'] : [],
    endsAt,
    isConfirmed: now.getTime() - Date.parse(found.confirmed_at) <= CONFIRMED_MINUTES * MINUTE,
  }
}

async function enteringStage(db: Db, accountId: number): Promise<Stage> {
  return (await hasFactor(db, accountId)) ? 'code' : 'enrol'
}

/** Sessions that were used since then may be open. */
export async function idleSince(db: Db, clock: Clock): Promise<string> {
  const { idleMs } = await limits(db)
  return new Date(clock.now().getTime() - idleMs).toISOString()
}

type Limits = { readonly idleMs: number; readonly longestMs: number }

async function limits(db: Db): Promise<Limits> {
  const settings = await getSettings(await cachedDb(db), 'staff')
  return {
    idleMs: numberOf(idleMinutes, settings.get('idleMinutes')) * MINUTE,
    longestMs: numberOf(longestHours, settings.get('longestHours')) * HOUR,
  }
}

function endOf(
  { is_complete, created_at, seen_at }: Pick<SessionRow, 'is_complete' | 'created_at' | 'seen_at'>,
  { idleMs, longestMs }: Limits,
): string {
  const begun = Date.parse(created_at)
  const end = is_complete
    ? Math.min(Date.parse(seen_at) + idleMs, begun + longestMs)
    : begun + ENTERING_MINUTES * MINUTE
  return new Date(end).toISOString()
}

function markOf(passwordHash: string | null): string {
  return createHash('sha256').update(`${passwordHash}`).digest('base64url').slice(0, 22)
}
