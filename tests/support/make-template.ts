import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { pino } from 'pino'
import { z } from 'zod'
import { createServices } from '#services/app.ts'
import type { ServicesConfig } from '#services/config.ts'
import { MIGRATIONS } from '#services/generated/migrations.ts'
import { prepareSettings } from '#services/modules/settings/prepare.ts'
import { openDatabase } from '#services/platform/database.ts'
import { prepareFeed } from '#services/platform/feed.ts'
import { migrate } from '#services/platform/migrate.ts'
import { createTestClock } from './clock.ts'
import { testConfig } from './database.ts'
import { createDatabase, dropDatabase, sealDatabase } from './own-database.ts'
import { namedTemplate, type Template } from './templates.ts'

/** The program behind `templateOf`: makes one template, or finds that another has made it. */

const LONGEST_MAKING_MS = 290_000

const [engine, seededAt] = z
  .tuple([z.enum(['sqlite', 'postgres']), z.iso.datetime().or(z.literal(''))])
  .parse(process.argv.slice(2))

const template = namedTemplate(engine, seededAt || null)
// The kernel frees it however the process ends, so a maker that dies keeps nobody waiting.
const lock = new Sqlite(`${template.dataDir}.lock`, { timeout: LONGEST_MAKING_MS })
lock.exec('begin exclusive')
if (!existsSync(template.seal)) {
  await make(template)
  writeFileSync(template.seal, '', { flag: 'wx' })
}
lock.close()

async function make({ dataDir, database }: Template): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir)
  let databaseUrl: string | null = null
  if (engine === 'postgres') {
    await dropDatabase(database)
    databaseUrl = await createDatabase(database)
  }
  await fill({ dataDir, databaseUrl })
  if (databaseUrl) await sealDatabase(database)
}

/** As services do when they start for the first time, up to where they begin to work. */
async function fill(place: Pick<ServicesConfig, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const config = testConfig(place)
  const log = pino({ level: config.logLevel })
  const clock = seededAt ? createTestClock(seededAt) : createTestClock()
  const database = openDatabase(config, { log, sole: false })
  const services = createServices({ config, database, clock, log })
  await migrate(database.db, MIGRATIONS)
  await prepareFeed(database.db)
  if (seededAt) {
    await prepareSettings(database.db, config)
    const { seedDemo } = await import('#services/demo/seed.ts')
    await seedDemo(services.deps)
  }
  await services.close()
}
