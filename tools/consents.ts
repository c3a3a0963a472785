import { proveConsents } from '#services/modules/gdpr/log/proof.ts'
import { withStandingDatabase } from './standing-database.ts'

// `npm run consents -- ana@primjer.example`: consent history of an address, including erased
// accounts.
const [email] = process.argv.slice(2)
if (!email?.includes('@')) {
  console.error('Usage: npm run consents -- <e-mail>')
  process.exit(1)
}

await withStandingDatabase(async (db, { sessionSecret: secret }) => {
  const statements = await proveConsents(db, { email, secret })
  for (const { at, status, number, version, language, source, ...known } of statements) {
    const text = `consent ${number}, text ${version} (${language})`
    const words = [at, status, text, source]
    if (!known.isConfirmed) words.push('nobody confirmed that its owner said so')
    if (known.isErased) words.push('erased since')
    console.log(words.join('  '))
  }
  if (statements.length === 0) console.log('No statements under this address.')
})
