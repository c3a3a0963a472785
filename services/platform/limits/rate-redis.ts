import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { RateCounters } from './rate-counters.ts'
import { createMemoryCounters } from './rate-memory.ts'

/**
 * KEYS: one count. ARGV: now and the window, in milliseconds. Redis deletes the key one window
 * later. A clock that was set back must not lengthen the window.
 */
const ADD = `
local now, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local ends = tonumber(redis.call('HGET', KEYS[1], 'ends') or '0')
if ends > now + window then
  ends = now + window
  redis.call('HSET', KEYS[1], 'ends', ends)
end
if ends <= now then
  ends = now + window
  redis.call('HSET', KEYS[1], 'count', 0, 'ends', ends)
  redis.call('PEXPIRE', KEYS[1], window * 2)
end
return {redis.call('HINCRBY', KEYS[1], 'count', 1), tostring(ends)}`

const TAKE_BACK = `
local ends = tonumber(redis.call('HGET', KEYS[1], 'ends') or '0')
if ends > tonumber(ARGV[1]) and tonumber(redis.call('HGET', KEYS[1], 'count')) > 0 then
  redis.call('HINCRBY', KEYS[1], 'count', -1)
end
return 0`

const added = z.tuple([z.number(), z.coerce.number()])

/**
 * Counts shared by all processes. While Redis is unavailable each process uses the counts it has
 * made itself, including earlier ones, so no caller becomes unlimited.
 */
export function createRedisCounters(
  url: string,
  { log, patienceMs }: { log: Logger; patienceMs: number },
): RateCounters {
  const near = createMemoryCounters()
  const redis = new Redis(url, {
    commandTimeout: patienceMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, 5_000),
  })
  let isShared = true

  function doubt(error: unknown): void {
    const code = error instanceof Error ? error.name : typeof error
    if (isShared)
      log.warn({ fault: code }, 'Redis unavailable, rate limits are counted per process')
    isShared = false
  }

  async function withRedis<Answer>(command: () => Promise<Answer>, alone: Answer): Promise<Answer> {
    try {
      const answer = await command()
      isShared = true
      return answer
    } catch (error) {
      doubt(error)
      return alone
    }
  }

  redis.on('error', doubt)

  return {
    add: async (key, now, windowMs) => {
      const alone = await near.add(key, now, windowMs)
      return await withRedis(async () => {
        const [count, endsAt] = added.parse(await redis.eval(ADD, 1, key, now, windowMs))
        return { count, endsAt }
      }, alone)
    },
    takeBack: async (key, now) => {
      await near.takeBack(key, now)
      await withRedis(() => redis.eval(TAKE_BACK, 1, key, now), null)
    },
    reset: async (key) => {
      await near.reset(key)
      await withRedis(() => redis.del(key), null)
    },
    close: () => redis.disconnect(),
  }
}
