import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { growingPauses } from '#gateway/lib/pauses.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import { logged, UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { createFollowed, type Followed, type FollowedOptions } from './followed.ts'
import type { Openings } from './openings.ts'

export type Watch<Subject, State> = {
  /**
   * The state now, and after each change, until the signal aborts or the subject is over. Throws
   * where there is none, and over the limits.
   */
  follow(request: FollowRequest<Subject>): Promise<AsyncGenerator<State>>
  /** Ends all, and what is requested later after its first state. */
  close(): void
}

type FollowRequest<Subject> = {
  readonly subject: Subject
  /** The internet connection, which can hold only so many open. */
  readonly place: string
  readonly signal: AbortSignal
}

/** A kind of subjects whose states are read by one call for many. */
export type Watched<Subject, State> = FollowedOptions<Subject> & {
  /** In the log. */
  readonly name: string
  /** In the order of the subjects; null for one that is over or was never there. */
  look(source: Upstream, subjects: readonly Subject[]): Promise<readonly (State | null)[]>
  readonly mostAtOnce: number
  /** No change follows after it. */
  isLast(state: State): boolean
  /** The last state of a subject that is over; without it the stream just ends. */
  stateOver?(subject: Subject): State
  missing(): UpstreamError
}

export type WatchOptions = {
  upstream(requestId: string, signal: AbortSignal): Upstream
  readonly openings: Openings
  readonly log: Logger
}

const LOOK_MS = 1_000
const LONGEST_PAUSE_MS = 10_000

/**
 * One call a second reads the states of all that is followed here: the same on both engines and for
 * any number of gateways and services, and nothing while nothing is followed.
 */
export function createWatch<Subject, State>(
  watched: Watched<Subject, State>,
  { upstream, openings, log }: WatchOptions,
): Watch<Subject, State> {
  const life = new AbortController()
  const followed = createFollowed<Subject, State>(watched, openings)
  let isLooking = false

  async function lookWhileFollowed(): Promise<void> {
    const pauses = growingPauses({ firstMs: LOOK_MS, longestMs: LONGEST_PAUSE_MS })
    while (followed.all().length > 0) {
      try {
        await look()
        pauses.reset()
      } catch (error) {
        if (life.signal.aborted) return
        if (error instanceof UpstreamError && error.code === 'NOT_SUPPORTED')
          return followed.giveUp(error)
        log.warn({ ...logged(error), followed: watched.name }, 'states of what is followed unknown')
        await pauses.wait(life.signal)
      }
      await sleep(LOOK_MS, undefined, { signal: life.signal, ref: false })
    }
  }

  async function look(): Promise<void> {
    const all = followed.all()
    const source = upstream(randomUUID(), life.signal)
    for (let from = 0; from < all.length; from += watched.mostAtOnce) {
      const part = all.slice(from, from + watched.mostAtOnce)
      const subjects = part.map(({ subject }) => subject)
      const states = await watched.look(source, subjects)
      for (const [at, one] of part.entries()) followed.learn(one, states[at] ?? null)
    }
  }

  function start(): void {
    if (isLooking) return
    isLooking = true
    lookWhileFollowed()
      // A pause that ends with this gateway.
      .catch(() => undefined)
      .finally(() => {
        isLooking = false
      })
  }

  async function* changes(
    one: Followed<Subject, State>,
    signal: AbortSignal,
    leave: () => void,
  ): AsyncGenerator<State> {
    let sent = 0
    try {
      while (!signal.aborted && !life.signal.aborted && !one.fault) {
        const { state, subject, turn, changed } = one
        if (state === undefined || turn === sent) {
          await changed.promise
          continue
        }
        sent = turn
        const shown = state ?? watched.stateOver?.(subject)
        if (shown !== undefined) yield shown
        if (state === null || watched.isLast(state)) return
      }
    } finally {
      leave()
    }
  }

  return {
    async follow({ subject, place, signal }) {
      signal.throwIfAborted()
      const [one, leave] = followed.enter(subject, place)
      // Also of a generator that is never read.
      signal.addEventListener('abort', leave, { once: true })
      try {
        start()
        while (one.state === undefined && !one.fault && !life.signal.aborted) {
          signal.throwIfAborted()
          await one.changed.promise
        }
        if (one.fault) throw one.fault
        if (one.state === null) throw watched.missing()
        return changes(one, signal, leave)
      } catch (error) {
        leave()
        throw error
      }
    },
    close() {
      life.abort()
      followed.wake()
    },
  }
}
