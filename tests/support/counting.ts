import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { describe } from 'vitest'
import type { ServicesConfig } from '#services/config.ts'
import type { RateLimits } from '#services/platform/limits/rate-limit.ts'

const { TEST_REDIS_URL: redisUrl = '' } = process.env

/** The same tests with counts in the program and, where there is one, in Redis. */
export function eachCounting(
  name: string,
  tests: (config: Pick<ServicesConfig, 'redisUrl' | 'sessionSecret'>) => void,
): void {
  // What other runs have counted stands under other digests.
  const sessionSecret = `of this run alone ${randomUUID()}`
  describe(`${name}, counted here`, () => tests({ redisUrl: null, sessionSecret }))
  describe.skipIf(redisUrl === '')(`${name}, over Redis (needs TEST_REDIS_URL)`, () =>
    tests({ redisUrl, sessionSecret }),
  )
}

/** Both have reached the same Redis; until then each counts for itself. */
export async function countingTogether(first: RateLimits, second: RateLimits): Promise<void> {
  const rule = { name: 'test', limit: 1, seconds: 60 }
  for (;;) {
    const key = randomUUID()
    await first.limit(rule, key)
    const isShared = await second.limit(rule, key).then(
      () => false,
      () => true,
    )
    if (isShared) return
    await pause(5)
  }
}
