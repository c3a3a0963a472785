import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { readConfig, type ServicesConfig } from '#services/config.ts'
import { type Db, openDatabase } from '#services/platform/database.ts'

/**
 * For tools that run beside the services with the same settings; exits when there is no database.
 */
export async function withExistingDatabase(
  work: (db: Db, config: ServicesConfig) => Promise<void>,
): Promise<void> {
  const config = readConfig()
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'savez.sqlite'))) {
    console.error(`There is no database in ${config.dataDir}.`)
    process.exit(1)
  }
  const { db, close } = openDatabase(config, { log: pino({ level: 'silent' }), sole: false })
  try {
    await work(db, config)
  } finally {
    await close()
  }
}
