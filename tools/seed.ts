import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig, type ServicesConfig } from '#services/config.ts'
import { seedLarge } from '#services/demo/large/seed-large.ts'
import { seedDemo } from '#services/demo/seed.ts'
import { MIGRATIONS } from '#services/generated/migrations.ts'
import { MODULES } from '#services/generated/modules.ts'
import { openDrawings } from '#services/modules/document/api.ts'
import { prepareSettings } from '#services/modules/settings/prepare.ts'
import { createAnswerCache } from '#services/platform/answer-cache.ts'
import { systemClock } from '#services/platform/clock.ts'
import { type OpenDatabase, openDatabase, withoutLimits } from '#services/platform/database.ts'
import { createFeed, prepareFeed } from '#services/platform/feed.ts'
import { createFeedFollower } from '#services/platform/feed-follower.ts'
import { createRateLimits } from '#services/platform/limits/rate-limit.ts'
import { migrate } from '#services/platform/migrate.ts'
import { contributedBy } from '#services/platform/module.ts'

const MAX_PRODUCTS = 1_000_000
const log = pino({ level: 'silent' })

const { values } = parseArgs({ options: { products: { type: 'string', default: '' } } })
const products = Number(values.products)
if (!Number.isInteger(products) || products < 1 || products > MAX_PRODUCTS) {
  fail(`Say how many: "npm run seed -- --products 100000", up to ${MAX_PRODUCTS}.`)
}
const config = configured()
if (config.mode === 'production') fail('Production is never seeded.')

const database = opened(config)
try {
  const began = performance.now()
  await seed(config, database)
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(`${products} products exist after ${seconds} s.`)
} finally {
  await database.close()
}

async function seed(place: ServicesConfig, { db, commits }: OpenDatabase): Promise<void> {
  const { databaseUrl } = place
  await withoutLimits({ db, databaseUrl, log }, (unlimited) => migrate(unlimited, MIGRATIONS))
  await prepareFeed(db)
  await prepareSettings(db, place)
  const feed = createFeed(db, commits)
  const follower = createFeedFollower(db)
  const cache = createAnswerCache(follower, 0)
  const deps = { db, clock: systemClock, config: place, log, feed, follower, cache }
  const limits = createRateLimits({
    ...deps,
    redisUrl: null,
    redisPatienceMs: place.redisPatienceMs,
    secret: place.sessionSecret,
  })
  const drawings = openDrawings(follower)
  await seedDemo({ ...deps, limits, drawings, ...contributedBy(MODULES) })
  feed.close()
  await seedLarge(
    { db, clock: systemClock },
    { products, report: (written) => console.log(`${written} of ${products} are written`) },
  )
}

function configured(): ServicesConfig {
  try {
    return readConfig()
  } catch (error) {
    fail(messageOf(error))
  }
}

/** SQLite allows one writing process; on PostgreSQL the services may run. */
function opened(place: ServicesConfig): OpenDatabase {
  try {
    return openDatabase(place, { log, sole: true })
  } catch (error) {
    fail(`${messageOf(error)}. Stop it first: SQLite is written by one program at a time.`)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
