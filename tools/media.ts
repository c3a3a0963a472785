import { moveOriginals } from '#services/modules/media/storage/move-originals.ts'
import { Refusal } from '#services/platform/errors.ts'
import { withExistingDatabase } from './existing-database.ts'
import { existingStorages } from './existing-storages.ts'

// Works beside the running services, and can be stopped and run again at any time.
const USAGE = 'npm run media -- move-to-s3'

await withExistingDatabase(async (db, config) => {
  const { disk, bucket } = existingStorages(config)
  const given = process.argv.slice(2)
  if (given.length !== 1 || given[0] !== 'move-to-s3') return fail(USAGE)
  if (!bucket) return fail('S3_URL names no bucket. The services need it before originals move.')

  let moved = 0
  try {
    for await (const { path, outcome } of moveOriginals(db, { disk, bucket })) {
      if (outcome === 'moved') moved += 1
      else fail(`${path} is ${outcome} and was left as it is.`)
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    fail(`${error.message} Run it again later.`)
  }
  console.log(`${moved} originals were moved.`)
})

function fail(text: string): void {
  console.error(text)
  process.exitCode = 1
}
