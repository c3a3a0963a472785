import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import { tooMany } from './errors.ts'
import { createMemoryCounters } from './rate-memory.ts'
import { createRedisCounters } from './rate-redis.ts'

/** At most `limit` in `seconds`, which begin with the first one. */
export type RateRule = {
  readonly name: string
  readonly limit: number
  readonly seconds: number
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

export type RateLimits = {
  /** One more of `key`, which may be an e-mail: it is kept as a digest alone. */
  count(rule: RateRule, key: string): Promise<RateCount>
  /** It was none after all. */
  takeBack(rule: RateRule, key: string): Promise<void>
  forget(rule: RateRule, key: string): Promise<void>
  /** Counts and refuses whatever is above the limit. */
  limit(rule: RateRule, key: string): Promise<void>
  /** How long to wait until the window of a count is over. */
  secondsLeft(count: RateCount): number
  close(): void
}

/** Shared with other programs through Redis where there is one. */
export function createRateLimits({
  redisUrl,
  secret,
  clock,
  log,
}: {
  readonly redisUrl: string | null
  readonly secret: string
  readonly clock: Clock
  readonly log: Logger
}): RateLimits {
  const counters = redisUrl ? createRedisCounters(redisUrl, log) : createMemoryCounters()
  function keyOf({ name }: RateRule, key: string): string {
    const digest = createHmac('sha256', secret).update(`rate\n${name}\n${key}`).digest('base64url')
    return `savez:rate:${name}:${digest.slice(0, 22)}`
  }
  const now = () => clock.now().getTime()
  const secondsLeft = ({ endsAt }: RateCount) => Math.max(1, Math.ceil((endsAt - now()) / 1_000))
  const count: RateLimits['count'] = async (rule, key) =>
    await counters.add(keyOf(rule, key), now(), rule.seconds * 1_000)

  return {
    count,
    secondsLeft,
    takeBack: async (rule, key) => await counters.takeBack(keyOf(rule, key), now()),
    forget: async (rule, key) => await counters.forget(keyOf(rule, key)),
    limit: async (rule, key) => {
      const counted = await count(rule, key)
      if (counted.count > rule.limit) throw tooMany(secondsLeft(counted))
    },
    close: () => counters.close(),
  }
}
