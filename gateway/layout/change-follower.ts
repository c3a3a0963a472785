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
  /** No change is reported until the feed answers again; then all missed changes follow at once. */
  | 'lost'
  /** The platform has no feed. */
  | 'unknown'

export type ChangeFollower = {
  state(): FeedState
  /** Reads the position of the feed once; data loaded afterwards is not older. */
  begin(signal: AbortSignal): Promise<void>
  /** Returns when the signal aborts or the platform turns out to have no feed. */
  follow(signal: AbortSignal): Promise<void>
}

export type ChangeFollowerOptions = {
  upstream(signal: AbortSignal): Upstream
  /** With a gap anything may have changed. */
  onChange(topics: readonly string[], isGap: boolean): void
  /** The site's key changed and must be fetched again. */
  onWrongKey(): void
  readonly log: FastifyBaseLogger
}

export function createChangeFollower(options: ChangeFollowerOptions): ChangeFollower {
  let state: FeedState = 'lost'
  let cursor: string | null = null
  let lastLogged: FeedState | null = null

  async function poll(signal: AbortSignal): Promise<void> {
    try {
      const after = cursor
      // After a reconnect the feed must answer at once, not with the next change.
      const wait = state === 'followed' ? WAIT_SECONDS : 0
      const input = after === null ? {} : { after, wait }
      const answer = await options
        .upstream(signal)
        .call(followChanges, input, { timeoutMs: TIMEOUT_MS })
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

  /** Logs only changes of the state, not every failed retry. */
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
      await poll(signal)
      // Changes before the first cursor are unknown.
      if (isFirst && cursor !== null) options.onChange([], true)
    }
  }

  return {
    state: () => state,
    begin: async (signal) => {
      cursor = null
      await poll(signal)
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
