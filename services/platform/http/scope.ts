import type { Logger } from 'pino'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'

/** Who asks, as the access token says; the session has been looked up. */
export type Principal = {
  readonly userId: number
  readonly sessionId: string
  readonly scopes: readonly string[]
}

/** What one request carries. */
export type Scope = {
  readonly db: Db
  readonly clock: Clock
  /** Three letters, one of the site's languages. */
  readonly language: string
  readonly principal: Principal | null
  readonly log: Logger
  /** Ends when the caller hangs up. */
  readonly signal: AbortSignal
  readonly requestId: string
  readonly referer: string | undefined
  /** Of the person's machine, as far as our own gateway tells. */
  readonly clientAddress: string
  readonly refreshToken: string | undefined
  /** Names one write, so that a repeated request is not a second one. */
  readonly idempotencyKey: string | undefined
}
