import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '#services/config.ts'
import { writeBackup } from '#services/platform/backup/write-backup.ts'
import { openDatabase, withoutLimits } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { existingStorages } from './existing-storages.ts'

// `npm run backup [-- folder]`: uses the services' settings and can run beside them.
const config = readConfig()
const now = new Date()
const [given] = process.argv.slice(2)
const folder = resolve(given ?? join('backups', now.toISOString().replaceAll(/[:.]/g, '-')))
if (existsSync(folder)) fail(`${folder} already exists; a backup creates its own folder.`)
if (!config.databaseUrl && !existsSync(join(config.dataDir, 'savez.sqlite'))) {
  fail(`There is no database in ${config.dataDir}.`)
}

const log = pino({ level: 'silent' })
const { db, close } = openDatabase(config, { log, sole: false })
try {
  const { databaseUrl } = config
  // In the order in which originals move.
  const { disk, bucket } = existingStorages(config)
  const storages = bucket ? [disk, bucket] : [disk]
  const { tables, files } = await withoutLimits({ db, databaseUrl, log }, (unlimited) =>
    writeBackup(unlimited, { folder, storages, now }),
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows of ${tables.length} tables and ${files.length} files in ${folder}`)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await close()
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
