import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { ServicesConfig } from '#services/config.ts'
import { MODULES } from '#services/generated/modules.ts'
import { openDrawings } from '#services/modules/document/api.ts'
import { createAnswerCache } from '#services/platform/answer-cache.ts'
import { type Db, type Engine, openDatabase } from '#services/platform/database.ts'
import { createFeed } from '#services/platform/feed.ts'
import { createFeedFollower } from '#services/platform/feed-follower.ts'
import { createRateLimits } from '#services/platform/limits/rate-limit.ts'
import { contributedBy, type ModuleDeps } from '#services/platform/module.ts'
import { createTestClock } from './clock.ts'
import { createOwnDatabase } from './own-database.ts'
import { type SeededAt, templateOf } from './templates.ts'

export const TEST_SECRET = 'a secret that only the tests know, 32+'

const PLACE = join(tmpdir(), 'savez-services-')

export type TestDatabase = {
  readonly db: Db
  readonly deps: ModuleDeps
  close(): Promise<void>
}

export type TestPlace = { readonly config: ServicesConfig; remove(): Promise<void> }

/** A folder and, on PostgreSQL, a database that nobody else uses. */
export async function createTestPlace(engine: Engine): Promise<TestPlace> {
  return await placeIn(await mkdtemp(PLACE), engine)
}

/** The same with the tables in it, and the demo federation if a moment is named. */
export async function createFilledPlace(engine: Engine, seededAt: SeededAt): Promise<TestPlace> {
  const template = await templateOf(engine, seededAt)
  const dataDir = await mkdtemp(PLACE)
  await cp(template.dataDir, dataDir, { recursive: true })
  return await placeIn(dataDir, engine, template.database)
}

async function placeIn(dataDir: string, engine: Engine, template?: string): Promise<TestPlace> {
  const own = engine === 'postgres' ? await createOwnDatabase(template) : null
  return {
    config: testConfig({ dataDir, databaseUrl: own?.url ?? null }),
    remove: async () => {
      await own?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export function testConfig(place: Pick<ServicesConfig, 'dataDir' | 'databaseUrl'>): ServicesConfig {
  return {
    mode: 'demo',
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'http://localhost:4000',
    ...place,
    s3: null,
    redisUrl: null,
    // What is counted over Redis is, however the machine stutters.
    redisPatienceMs: 60_000,
    sessionSecret: TEST_SECRET,
    passwordCost: { memoryKib: 64, passes: 1 },
    logLevel: 'silent',
    smtpUrl: null,
    mailFrom: null,
    oidcProviders: [],
    paymentSandbox: true,
    paymentProviders: { hpf: null, payPal: null },
    gitlab: null,
    goalHosts: [],
    captcha: { kind: 'none' },
    instagram: null,
    indexNow: null,
  }
}

/** Migrated and empty, with nothing running on it. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  const { config, remove } = await createFilledPlace(engine, null)
  const log = pino({ level: config.logLevel })
  const { db, commits, close } = openDatabase(config, { log, sole: true })
  const feed = createFeed(db, commits)
  const follower = createFeedFollower(db)
  const cache = createAnswerCache(follower, 0)
  const clock = createTestClock()
  const { redisUrl, redisPatienceMs } = config
  const limits = createRateLimits({ redisUrl, redisPatienceMs, secret: TEST_SECRET, clock, log })
  const drawings = openDrawings(follower)
  return {
    db,
    deps: {
      db,
      clock,
      config,
      log,
      feed,
      follower,
      cache,
      limits,
      drawings,
      ...contributedBy(MODULES),
    },
    close: async () => {
      feed.close()
      await drawings.close()
      await close()
      await remove()
    },
  }
}
