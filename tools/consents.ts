import { proveConsents } from '#services/modules/gdpr/api.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { findPerson } from '#services/modules/user/api.ts'
import { systemClock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { withExistingDatabase } from './existing-database.ts'

// `npm run consents -- ana@primjer.example`: consent history of an address, including erased
// accounts. Who looks is recorded.
const [email] = process.argv.slice(2)
if (!email?.includes('@')) {
  console.error('Usage: npm run consents -- <e-mail>')
  process.exit(1)
}

await withExistingDatabase(async (db, { sessionSecret: secret }) => {
  const changing = { author: commandAuthor('consents'), clock: systemClock }
  const statements = await inTransaction(
    db,
    async (trx) => await proveConsents(trx, { email, secret, findPerson }, changing),
  )
  for (const { at, status, number, version, language, source, ...known } of statements) {
    const text = `consent ${number}, text ${version} (${language})`
    const words = [at, status, text, source]
    if (known.confirmedAt === null) words.push('nobody confirmed that its owner said so')
    if (known.erasedAt !== null) words.push('erased since')
    console.log(words.join('  '))
  }
  if (statements.length === 0) console.log('No statements under this address.')
})
