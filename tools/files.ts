import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { ZodError } from 'zod'
import {
  addProductFile,
  digitalProduct,
  filesOf,
  removeFile,
} from '#services/modules/digital/api.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { systemClock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { withExistingDatabase } from './existing-database.ts'

// Works beside the running services.
const USAGE = `npm run files -- list <sku>
npm run files -- add <sku> <file> …
npm run files -- remove <sku> <name>`

const author = commandAuthor('files')
const [wish, sku = '', ...names] = process.argv.slice(2)

await withExistingDatabase(async (db) => {
  try {
    if (wish === 'list' && sku !== '' && names.length === 0) await list(db)
    else if (wish === 'add' && names.length > 0) await add(db)
    else if (wish === 'remove' && names.length === 1) await remove(db)
    else fail(USAGE)
  } catch (error) {
    if (error instanceof ZodError) {
      fail('A name has an ending such as .pdf, .png or .zip, and a file at most 60 MB.')
    } else if (error instanceof Refusal) fail(error.message)
    else throw error
  }
})

async function list(db: Db): Promise<void> {
  for (const { name, bytes, uploadedAt } of await filesOf(db, [await digitalProduct(db, sku)])) {
    console.log(`${name}  ${bytes} bytes  ${uploadedAt}`)
  }
}

async function add(db: Db): Promise<void> {
  for (const path of names) {
    const file = { sku, name: basename(path), content: await readFile(path) }
    await inTransaction(db, async (trx) => await addProductFile(trx, systemClock, file, author))
  }
  await list(db)
}

async function remove(db: Db): Promise<void> {
  const files = await filesOf(db, [await digitalProduct(db, sku)])
  const file = files.find(({ name }) => name === names[0])
  if (!file) return fail(`There is no file ${names[0]}.`)
  const changing = { author, clock: systemClock }
  await inTransaction(db, async (trx) => await removeFile(trx, file.id, changing))
}

function fail(text: string): void {
  console.error(text)
  process.exitCode = 1
}
