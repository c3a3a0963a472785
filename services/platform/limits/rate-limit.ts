import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Clock } from '#services/platform/clock.ts'
import { tooMany } from '#services/platform/errors.ts'
import { createMemoryCounters } from './rate-memory.ts'
import { createRedisCounters } from './rate-redis.ts'

/** At most `limit` in a window of `seconds` that starts with the first attempt. */
export type RateRule = {
  readonly name: string
  readonly limit: number
  readonly seconds: number
}

export type RateStep = {
  readonly rule: RateRule
  /** May be an e-mail address, so only a digest is stored. */
  readonly key: string
  /** Decide in place of this step once its limit is exceeded. */
  readonly above?: readonly RateStep[]
}

/** Counted attempts of one caller. */
export type RateClaim = {
  /** Uncounts the attempts. */
  takeBack(): Promise<void>
}

export type RateLimits = {
  /**
   * Counts step by step and rejects at the first one above its limit. Later steps are not counted,
   * and a rejected claim counts nowhere.
   */
  claim(...steps: readonly RateStep[]): Promise<RateClaim>
  limit(rule: RateRule, key: string): Promise<void>
  reset(...steps: readonly RateStep[]): Promise<void>
  close(): void
}

/** Counts are shared with other processes through Redis, if configured. */
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
    reset: async (...steps) => {
      await Promise.all(steps.map((step) => counters.reset(keyOf(step))))
    },
    close: () => counters.close(),
  }
}
