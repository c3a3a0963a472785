import { ZodError } from 'zod'
import { SELLER_KEYS, saveSellerPart, seller } from '#services/modules/document/api.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { systemClock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { withExistingDatabase } from './existing-database.ts'

// `npm run seller -- city=Luka zipCode=10999`: sets who sells, as papers and payment slips name it;
// without arguments it shows that.
const given = Object.fromEntries(
  process.argv.slice(2).map((argument) => {
    const [key = '', ...value] = argument.split('=')
    return [key, value.join('=')]
  }),
)
const unknown = Object.keys(given).filter((key) => !SELLER_KEYS.some((known) => known === key))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Usage: npm run seller -- key=value …`)
  console.error(`Keys: ${SELLER_KEYS.join(', ')}`)
  process.exit(1)
}

await withExistingDatabase(async (db) => {
  try {
    if (Object.keys(given).length > 0) {
      const changing = { clock: systemClock, author: commandAuthor('seller') }
      await inTransaction(db, async (trx) => await saveSellerPart(trx, given, changing))
    }
    const existing = await seller(db)
    for (const [key, value] of Object.entries(existing ?? {})) console.log(`${key}=${value}`)
    if (!existing) console.log(`No seller is set. Keys: ${SELLER_KEYS.join(', ')}`)
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    for (const { path, message } of error.issues) console.error(`${path.join('.')}: ${message}`)
    process.exitCode = 1
  }
})
