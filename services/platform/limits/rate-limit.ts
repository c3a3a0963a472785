import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Clock } from '#services/platform/clock.ts'
import { tooMany } from '#services/platform/errors.ts'
import { createMemoryCounters } from './rate-memory.ts'
import { createRedisCounters } from './rate-redis.ts'

/** At most `limit` in `seconds`, which begin with the first one. */
export type RateRule = {
  readonly name: string
  readonly limit: number
  readonly seconds: number
}

export type RateStep = {
  readonly rule: RateRule
  /** May be an e-mail: it is kept as a digest alone. */
  readonly key: string
  /** Counted above the limit, where nothing is refused by itself then. */
  readonly above?: readonly RateStep[]
}

export type RateCount = {
  readonly count: number
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/** Where the counts are. Each step is one, whoever else counts at the same time. */
export type RateCounters = {
  add(key: string, now: number, windowMs: number): Promise<RateCount>
  takeBack(key: string, now: number): Promise<void>
  forget(key: string): Promise<void>
  close(): void
}

/** What was counted for somebody. */
export type RateClaim = {
  /** It was none after all. */
  takeBack(): Promise<void>
}

export type RateLimits = {
  /**
   * Counts one step after the other and refuses at the first above its limit: nothing behind it is
   * touched, and what is refused counts nowhere.
   */
  claim(...steps: readonly RateStep[]): Promise<RateClaim>
  limit(rule: RateRule, key: string): Promise<void>
  forget(...steps: readonly RateStep[]): Promise<void>
  close(): void
}

/** Shared with other programs through Redis where there is one. */
export function createRateLimits({
  redisUrl,
  redisPatienceMs,
  secret,
  clock,
  log,
}: {
  readonly redisUrl: string | null
  readonly redisPatienceMs: number
  readonly secret: string
  readonly clock: Clock
  readonly log: Logger
}): RateLimits {
  const counters = redisUrl
    ? createRedisCounters(redisUrl, { log, patienceMs: redisPatienceMs })
    : createMemoryCounters()
  function keyOf({ rule: { name }, key }: RateStep): string {
    const digest = createHmac('sha256', secret).update(`rate\n${name}\n${key}`).digest('base64url')
    return `savez:rate:${name}:${digest.slice(0, 22)}`
  }
  const now = () => clock.now().getTime()

  const claim: RateLimits['claim'] = async (...steps) => {
    const counted: RateStep[] = []
    const takeBack = async () => {
      await Promise.all(counted.map((step) => counters.takeBack(keyOf(step), now())))
    }
    const left = [...steps]
    for (let step = left.shift(); step; step = left.shift()) {
      const { rule, above } = step
      const { count, endsAt } = await counters.add(keyOf(step), now(), rule.seconds * 1_000)
      counted.push(step)
      if (count <= rule.limit) continue
      if (!above) {
        await takeBack()
        throw tooMany((endsAt - now()) / 1_000)
      }
      left.unshift(...above)
    }
    return { takeBack }
  }

  return {
    claim,
    limit: async (rule, key) => {
      await claim({ rule, key })
    },
    forget: async (...steps) => {
      await Promise.all(steps.map((step) => counters.forget(keyOf(step))))
    },
    close: () => counters.close(),
  }
}
