import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { growingPauses } from '#gateway/lib/pauses.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import { logged, UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { ServiceName } from '#services/contract/call.ts'
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
export type Watched<Subject, State> = {
  readonly service: ServiceName
  /** In the log. */
  readonly name: string
  /** Those with the same key share one state. */
  keyOf(subject: Subject): string
  /** In the order of the subjects; null for one that is over or was never there. */
  look(source: Upstream, subjects: readonly Subject[]): Promise<readonly (State | null)[]>
  readonly mostAtOnce: number
  /** Followers of one subject. */
  readonly mostFollowers: number
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

type Followed<Subject, State> = {
  readonly subject: Subject
  followers: number
  /** Undefined before the first look. */
  state?: State | null
  /** Counts the states. */
  turn: number
  /** The platform has no such call. */
  fault?: UpstreamError
  changed: PromiseWithResolvers<void>
}

/**
 * One call a second reads the states of all that is followed here: the same on both engines and for
 * any number of gateways and services, and nothing while nothing is followed.
 */
export function createWatch<Subject, State>(
  watched: Watched<Subject, State>,
  { upstream, openings, log }: WatchOptions,
): Watch<Subject, State> {
  type One = Followed<Subject, State>
  const life = new AbortController()
  const all = new Map<string, One>()
  let isLooking = false

  /** Returns the subject and what leaves it, which may be called twice. */
  function enter({ subject, place }: FollowRequest<Subject>): readonly [One, leave: () => void] {
    const key = watched.keyOf(subject)
    const one = all.get(key) ?? { subject, followers: 0, turn: 0, changed: Promise.withResolvers() }
    const close = one.followers < watched.mostFollowers ? openings.open(place) : null
    if (close === null) throw tooMany(watched.service)
    all.set(key, one)
    one.followers += 1

    let isIn = true
    const leave = (): void => {
      if (!isIn) return
      isIn = false
      close()
      one.followers -= 1
      if (one.followers === 0 && all.get(key) === one) all.delete(key)
      announce(one)
    }
    return [one, leave]
  }

  async function lookWhileFollowed(): Promise<void> {
    const pauses = growingPauses({ firstMs: LOOK_MS, longestMs: LONGEST_PAUSE_MS })
    while (all.size > 0) {
      try {
        await look()
        pauses.reset()
      } catch (error) {
        if (life.signal.aborted) return
        if (error instanceof UpstreamError && error.code === 'NOT_SUPPORTED') return giveUp(error)
        log.warn({ ...logged(error), followed: watched.name }, 'states of what is followed unknown')
        await pauses.wait(life.signal)
      }
      await sleep(LOOK_MS, undefined, { signal: life.signal, ref: false })
    }
  }

  async function look(): Promise<void> {
    const followed = [...all.values()]
    const source = upstream(randomUUID(), life.signal)
    for (let from = 0; from < followed.length; from += watched.mostAtOnce) {
      const part = followed.slice(from, from + watched.mostAtOnce)
      const subjects = part.map(({ subject }) => subject)
      const states = await watched.look(source, subjects)
      for (const [at, one] of part.entries()) learn(one, states[at] ?? null)
    }
  }

  function learn(one: One, state: State | null): void {
    // States are plain data, made in one place.
    if (one.turn > 0 && JSON.stringify(state) === JSON.stringify(one.state)) return
    one.state = state
    one.turn += 1
    announce(one)
  }

  function giveUp(fault: UpstreamError): void {
    for (const one of all.values()) {
      one.fault = fault
      announce(one)
    }
    all.clear()
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

  async function* changes(one: One, signal: AbortSignal, leave: () => void): AsyncGenerator<State> {
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
    async follow(request) {
      const { signal } = request
      signal.throwIfAborted()
      const [one, leave] = enter(request)
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
      for (const one of all.values()) announce(one)
    },
  }
}

function announce(one: { changed: PromiseWithResolvers<void> }): void {
  const { changed } = one
  one.changed = Promise.withResolvers()
  changed.resolve()
}

function tooMany(service: ServiceName): UpstreamError {
  return new UpstreamError({
    service,
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many subscriptions are open.',
  })
}
