import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import { z } from 'zod'
import type { PageCache } from './page-cache.ts'
import { CLEAR, FIND, KEEP, PURGE } from './redis-scripts.ts'
import { type StoredPage, storedPage } from './stored-page.ts'

export type RedisCacheOptions = {
  readonly url: string
  /** Gateways of another release draw other pages: they share nothing with this one. */
  readonly release: string
  /** This gateway's own pages, asked first. */
  readonly near: PageCache
  /** A page with a tag purged a moment ago may come from a gateway that has not heard of it yet. */
  isSettling(tags: readonly string[]): boolean
  /** False while changes may pass untold: what is made then is for this gateway alone. */
  mayShare(): boolean
  readonly clock: { now(): Date }
  readonly log: FastifyBaseLogger
}

const MOST_PAGES = 5_000
const LIFE_MS = 60 * 60_000
/** A page of another gateway is looked at again this often, in case its maker missed a change. */
const NEAR_LIFE_MS = 60_000
/** Rendering is the alternative: waiting longer than this is no gain. */
const PATIENCE_MS = 150
const RECOVERY_PAUSE_MS = 1_000

const sharedPage = z.object({
  body: z.string(),
  tags: z.array(z.string()),
  shelf: z.enum(['plain', 'variant']),
  madeAt: z.number(),
  expiresAt: z.number().nullable(),
})

/** One shelf for all gateways of a release behind the own one. Without Redis it is the own one alone. */
export function createRedisCache(options: RedisCacheOptions): PageCache {
  const { near, clock, log } = options
  const prefix = `savez:pages:${options.release}:`
  const redis = new Redis(options.url, {
    commandTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, 5_000),
  })
  /** A purge may not have reached Redis: nothing is read from it until all is dropped. */
  let isDoubtful = true
  let recovery: NodeJS.Timeout | null = null

  function doubt(error: unknown): void {
    if (!isDoubtful) log.warn({ err: error }, 'pages are not shared while Redis does not answer')
    isDoubtful = true
    recovery ??= setTimeout(() => {
      recovery = null
      recover()
    }, RECOVERY_PAUSE_MS).unref()
  }

  function recover(): void {
    if (redis.status === 'ready') clear().catch(doubt)
  }

  async function clear(): Promise<void> {
    await redis.eval(CLEAR, 1, prefix)
    if (isDoubtful) log.info('pages are shared over Redis')
    isDoubtful = false
  }

  redis.on('error', doubt)
  redis.on('ready', recover)

  async function findShared(key: string): Promise<StoredPage | null> {
    const text = await redis.eval(FIND, 1, prefix, key)
    if (typeof text !== 'string') return null
    const shared = sharedPage.parse(JSON.parse(text.slice(text.indexOf('\n') + 1)))
    if (options.isSettling(shared.tags)) return null
    const lookAgainAt = clock.now().getTime() + NEAR_LIFE_MS
    return storedPage({
      ...shared,
      status: 200,
      location: null,
      retryAfterSeconds: null,
      isWhole: true,
      body: Buffer.from(shared.body),
      expiresAt: Math.min(shared.expiresAt ?? lookAgainAt, lookAgainAt),
      restsUntil: null,
    })
  }

  async function share(key: string, page: StoredPage): Promise<void> {
    const now = clock.now().getTime()
    const lifeMs = Math.min(LIFE_MS, (page.expiresAt ?? Number.POSITIVE_INFINITY) - now)
    if (page.shelf === 'missing' || page.restsUntil !== null || lifeMs <= 0) return
    const { tags, shelf, madeAt, expiresAt } = page
    const kept = JSON.stringify({ body: page.body.toString(), tags, shelf, madeAt, expiresAt })
    const text = `${tags.join(' ')}\n${kept}`
    await redis.eval(KEEP, 1, prefix, key, text, lifeMs, now, MOST_PAGES, ...tags)
  }

  return {
    find: async (key) => {
      const own = await near.find(key)
      if (own && (own.expiresAt === null || clock.now().getTime() < own.expiresAt)) return own
      if (isDoubtful) return own
      try {
        const shared = await findShared(key)
        if (shared) await near.keep(key, shared)
        return shared ?? own
      } catch (error) {
        doubt(error)
        return own
      }
    },
    keep: (key, page) => {
      // No visitor waits for it; a purge that follows travels behind it on the same connection.
      if (!isDoubtful && options.mayShare()) share(key, page).catch(doubt)
      return near.keep(key, page)
    },
    purge: async (tags) => {
      await near.purge(tags)
      await redis.eval(PURGE, 1, prefix, ...tags).catch(doubt)
    },
    clear: async () => {
      await near.clear()
      await clear().catch(doubt)
    },
    close: async () => {
      if (recovery) clearTimeout(recovery)
      redis.disconnect()
      await near.close()
    },
  }
}
