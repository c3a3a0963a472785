import type { FastifyBaseLogger } from 'fastify'
import { growingPauses } from '#gateway/lib/pauses.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
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

  async function ask(signal: AbortSignal): Promise<void> {
    try {
      const after = cursor
      // Found again, it must say so at once and not with the next change.
      const wait = state === 'followed' ? WAIT_SECONDS : 0
      const question = after === null ? {} : { after, wait }
      const answer = await options
        .upstream(signal)
        .call(followChanges, question, { timeoutMs: TIMEOUT_MS })
      if (state !== 'followed') options.log.info('following the change feed')
      state = 'followed'
      cursor = answer.cursor
      if (after !== null && answer.gap) options.onChange([], true)
      else if (answer.topics.length > 0) options.onChange(answer.topics, false)
    } catch (error) {
      if (signal.aborted) return
      const next = isUnknownCall(error) ? 'unknown' : 'lost'
      if (state !== next || cursor === null) {
        options.log.warn({ err: error }, `change feed ${next}`)
      }
      state = next
      if (isWrongKey(error)) options.onWrongKey()
    }
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
