import { readFile } from 'node:fs/promises'
import { ZodError } from 'zod'
import { exportMethods, importMethods } from '#services/modules/order/methods/methods.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { withStandingDatabase } from './standing-database.ts'

// Works beside the running services.
const USAGE = `npm run -s methods -- export > methods.json
npm run methods -- import <file.json>`

const [wish, path, ...others] = process.argv.slice(2)
if (wish === 'export' && path === undefined) {
  await withStandingDatabase(async (db) => {
    console.log(JSON.stringify(await exportMethods(db), null, 2))
  })
} else if (wish === 'import' && path !== undefined && others.length === 0) {
  await importFile(path)
} else {
  fail(USAGE)
}

async function importFile(file: string): Promise<void> {
  let input: unknown
  try {
    input = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    return fail(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`)
  }
  await withStandingDatabase(async (db, config) => {
    try {
      const changes = await inTransaction(
        db,
        async (trx) => await importMethods(trx, { config }, input),
      )
      for (const change of changes) console.log(change)
      if (changes.length === 0) console.log('Nothing changed.')
    } catch (error) {
      if (!(error instanceof ZodError)) throw error
      for (const { path: field, message } of error.issues) fail(`${field.join('.')}: ${message}`)
    }
  })
}

function fail(text: string): void {
  console.error(text)
  process.exitCode = 1
}
