import { resolve } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '#services/config.ts'
import { MIGRATIONS } from '#services/generated/migrations.ts'
import { recordAllIn } from '#services/modules/media/storage/original-store.ts'
import { RestoreRefusal, restoreBackup } from '#services/platform/backup/restore-backup.ts'
import { openDatabase, withoutLimits } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { existingStorages } from './existing-storages.ts'

// `npm run restore -- folder`: restores into the empty database of the settings.
const [folder] = process.argv.slice(2)
if (!folder) fail('Usage: npm run restore -- <folder of the backup>')

const config = readConfig()
const { databaseUrl } = config
const { disk, bucket } = existingStorages(config)
const log = pino({ level: 'silent' })
const { db, close } = openDatabase(config, { log, sole: true })
try {
  const { tables, files, createdAt } = await withoutLimits({ db, databaseUrl, log }, (unlimited) =>
    restoreBackup(unlimited, {
      folder: resolve(folder),
      storage: bucket ?? disk,
      migrations: MIGRATIONS,
      finish: async (trx) => await recordAllIn(trx, bucket ? 's3' : 'stored'),
    }),
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows and ${files.length} files as they were at ${createdAt}`)
} catch (error) {
  if (!(error instanceof RestoreRefusal || error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await close()
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
