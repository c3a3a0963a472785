import type { FastifyBaseLogger } from 'fastify'
import { growingPauses } from '#gateway/lib/pauses.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import { logged } from '#gateway/upstream/upstream-error.ts'
import { followChanges } from '#services/contract/settings.ts'
import { isUnknownCall, isWrongKey } from './absence.ts'

const WAIT_SECONDS = 25
/** The services answer after WAIT_SECONDS at the latest; beyond this the connection is dead. */
const TIMEOUT_MS = 35_000

export type FeedState =
  /** Every change is reported. */
  | 'followed'
  /** No change is reported until the feed answers again; then all of them are, at once. */
  | 'lost'
  /** The platform has no feed. */
  | 'unknown'

export type ChangeFollower = {
  state(): FeedState
  /** Reads the position of the feed once; data loaded afterwards is not older than it. */
  begin(signal: AbortSignal): Promise<void>
  /** Returns when the signal aborts or the platform turns out to have no feed. */
  follow(signal: AbortSignal): Promise<void>
}

export type ChangeFollowerOptions = {
  upstream(signal: AbortSignal): Upstream
  /** A gap: anything may have changed. */
  onChange(topics: readonly string[], isGap: boolean): void
  /** The key of the site was changed and must be fetched again. */
  onWrongKey(): void
  readonly log: FastifyBaseLogger
}

export function createChangeFollower(options: ChangeFollowerOptions): ChangeFollower {
  let state: FeedState = 'lost'
  let cursor: string | null = null
  let lastLogged: FeedState | null = null

  async function ask(signal: AbortSignal): Promise<void> {
    try {
      const after = cursor
      // Found again, it must say so at once and not with the next change.
      const wait = state === 'followed' ? WAIT_SECONDS : 0
      const question = after === null ? {} : { after, wait }
      const answer = await options
        .upstream(signal)
        .call(followChanges, question, { timeoutMs: TIMEOUT_MS })
      state = 'followed'
      logState('following the change feed', {})
      cursor = answer.cursor
      if (after !== null && answer.gap) options.onChange([], true)
      else if (answer.topics.length > 0) options.onChange(answer.topics, false)
    } catch (error) {
      if (signal.aborted) return
      state = isUnknownCall(error) ? 'unknown' : 'lost'
      logState(`change feed ${state}`, logged(error))
      if (isWrongKey(error)) options.onWrongKey()
    }
  }

  /** A platform without a feed is asked again and again: one line is enough. */
  function logState(message: string, cause: object): void {
    if (lastLogged === state) return
    lastLogged = state
    if (state === 'followed') options.log.info(message)
    else options.log.warn(cause, message)
  }

  async function follow(signal: AbortSignal): Promise<void> {
    const pauses = growingPauses({ firstMs: 100, longestMs: 5_000 })
    while (!signal.aborted && state !== 'unknown') {
      if (state === 'lost') await pauses.wait(signal)
      else pauses.reset()
      const isFirst = cursor === null
      await ask(signal)
      // Nothing is known of the time before the first cursor.
      if (isFirst && cursor !== null) options.onChange([], true)
    }
  }

  return {
    state: () => state,
    begin: async (signal) => {
      cursor = null
      await ask(signal)
    },
    follow: async (signal) => {
      try {
        await follow(signal)
      } catch (error) {
        if (!signal.aborted) throw error
      }
    },
  }
}
