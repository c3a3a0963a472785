import type { Logger } from 'pino'
import type { Right } from '#services/contract/rules/rights.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'

/** The caller, from a verified access token whose session is still open. */
export type Principal = {
  readonly userId: number
  readonly sessionId: string
  readonly scopes: readonly string[]
}

/** The tokens of staff begin with it, those of customers never do. */
export const STAFF_TOKEN_START = 'staff_'

/** A member of staff, from a token whose session in the back office is still open. */
export type StaffEntry = Principal & {
  /** How far the sign-in has come; rights and scopes are empty before `in`. */
  readonly stage: 'code' | 'enrol' | 'in'
  readonly rights: ReadonlySet<Right>
  readonly endsAt: string
  /** A code or the password was checked in the last minutes. */
  readonly isConfirmed: boolean
}

/** The context of one request. */
export type Scope = {
  readonly db: Db
  readonly clock: Clock
  /** One of the site's languages, as an ISO 639-2 code. */
  readonly language: string
  readonly principal: Principal | null
  /** The same caller in the back office; null for customers. */
  readonly staff: StaffEntry | null
  readonly log: Logger
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal
  readonly requestId: string
  readonly referer: string | undefined
  /** Address of the person's machine, forwarded by our own gateway only. */
  readonly clientAddress: string
  readonly refreshToken: string | undefined
  /** Identifies one write, so that a retry is not a second one. */
  readonly idempotencyKey: string | undefined
}
