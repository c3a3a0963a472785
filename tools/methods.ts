import { readFile } from 'node:fs/promises'
import { ZodError } from 'zod'
import { commandAuthor } from '#services/modules/history/api.ts'
import { exportMethods } from '#services/modules/order/methods/export-methods.ts'
import { importMethods } from '#services/modules/order/methods/import-methods.ts'
import { systemClock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { withExistingDatabase } from './existing-database.ts'

const CLOSE = '--close-checkout'
// Works beside the running services.
const USAGE = `npm run -s methods -- export > methods.json
npm run methods -- import <file.json> [--close-checkout]`

const given = process.argv.slice(2)
const closesCheckout = given.includes(CLOSE)
const [wish, path, ...others] = given.filter((one) => one !== CLOSE)
if (wish === 'export' && path === undefined) {
  await withExistingDatabase(async (db) => {
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
  await withExistingDatabase(async (db, config) => {
    const author = commandAuthor('methods')
    const changing = { author, clock: systemClock, findPerson: async () => null }
    try {
      const changes = await inTransaction(
        db,
        async (trx) => await importMethods(trx, { ...changing, config, closesCheckout }, input),
      )
      for (const change of changes) console.log(change)
      if (changes.length === 0) console.log('Nothing changed.')
    } catch (error) {
      if (error instanceof Refusal) {
        return fail(`${error.message} With ${CLOSE} it is meant so.`)
      }
      if (!(error instanceof ZodError)) throw error
      for (const { path: field, message } of error.issues) fail(`${field.join('.')}: ${message}`)
    }
  })
}

function fail(text: string): void {
  console.error(text)
  process.exitCode = 1
}
