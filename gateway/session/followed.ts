import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { ServiceName } from '#services/contract/call.ts'
import type { Openings } from './openings.ts'

/** A subject and its state, which its followers share. */
export type Followed<Subject, State> = {
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

export type FollowedSubjects<Subject, State> = {
  all(): readonly Followed<Subject, State>[]
  /** Returns the subject and what leaves it, which may be called twice. */
  enter(subject: Subject, place: string): readonly [Followed<Subject, State>, leave: () => void]
  learn(one: Followed<Subject, State>, state: State | null): void
  giveUp(fault: UpstreamError): void
  /** Wakes all followers. */
  wake(): void
}

export type FollowedOptions<Subject> = {
  readonly service: ServiceName
  /** Those with the same key share one state. */
  keyOf(subject: Subject): string
  /** Followers of one subject. */
  readonly mostFollowers: number
}

export function createFollowed<Subject, State>(
  { service, keyOf, mostFollowers }: FollowedOptions<Subject>,
  openings: Openings,
): FollowedSubjects<Subject, State> {
  type One = Followed<Subject, State>
  const byKey = new Map<string, One>()

  return {
    all: () => [...byKey.values()],

    enter(subject, place) {
      const key = keyOf(subject)
      const known = byKey.get(key)
      const one: One = known ?? {
        ...{ subject, followers: 0, turn: 0 },
        changed: Promise.withResolvers(),
      }
      const close = one.followers < mostFollowers ? openings.open(place) : null
      if (close === null) throw tooMany(service)
      byKey.set(key, one)
      one.followers += 1

      let isIn = true
      const leave = (): void => {
        if (!isIn) return
        isIn = false
        close()
        one.followers -= 1
        if (one.followers === 0 && byKey.get(key) === one) byKey.delete(key)
        announce(one)
      }
      return [one, leave]
    },

    learn(one, state) {
      // States are plain data, made in one place.
      if (one.turn > 0 && JSON.stringify(state) === JSON.stringify(one.state)) return
      one.state = state
      one.turn += 1
      announce(one)
    },

    giveUp(fault) {
      for (const one of byKey.values()) {
        one.fault = fault
        announce(one)
      }
      byKey.clear()
    },

    wake() {
      for (const one of byKey.values()) announce(one)
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
