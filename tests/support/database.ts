import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { ServicesConfig } from '#services/config.ts'
import { MODULES } from '#services/modules.ts'
import { type Db, type Engine, openDatabase } from '#services/platform/database.ts'
import { createFeed, prepareFeed } from '#services/platform/feed.ts'
import { migrate } from '#services/platform/migrate.ts'
import { knownOfPeople, type ModuleDeps } from '#services/platform/module.ts'
import { createRateLimits } from '#services/platform/rate-limit.ts'
import { createTestClock } from './clock.ts'
import { createOwnDatabase } from './own-database.ts'

export const TEST_SECRET = 'a secret that only the tests know, 32+'

export type TestDatabase = {
  readonly db: Db
  readonly deps: ModuleDeps
  close(): Promise<void>
}

export type TestPlace = { readonly config: ServicesConfig; remove(): Promise<void> }

/** A folder and, on PostgreSQL, a database that nobody else uses. */
export async function createTestPlace(engine: Engine): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'savez-services-'))
  const own = engine === 'postgres' ? await createOwnDatabase() : null
  return {
    config: {
      mode: 'demo',
      host: '127.0.0.1',
      port: 0,
      publicUrl: 'http://localhost:4000',
      databaseUrl: own?.url ?? null,
      dataDir,
      redisUrl: null,
      sessionSecret: TEST_SECRET,
      passwordCost: { memoryKib: 64, passes: 1 },
      logLevel: 'silent',
      catalogueIndex: true,
      mediaAvif: false,
      smtpUrl: null,
      mailFrom: null,
      oidcProviders: [],
    },
    remove: async () => {
      await own?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Migrated and empty, with nothing running on it. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  const { config, remove } = await createTestPlace(engine)
  const log = pino({ level: config.logLevel })
  const { db, commits, close } = openDatabase(config, { log, sole: true })
  await migrate(db)
  await prepareFeed(db)
  const feed = createFeed(db, commits)
  const clock = createTestClock()
  const limits = createRateLimits({ redisUrl: null, secret: TEST_SECRET, clock, log })
  return {
    db,
    deps: { db, clock, config, log, feed, ...knownOfPeople(MODULES), limits },
    close: async () => {
      feed.close()
      await close()
      await remove()
    },
  }
}
