import { proveConsents } from '#services/gdpr/proof.ts'
import { withStandingDatabase } from './standing-database.ts'

// `npm run consents -- ana@primjer.example`: what was said under an address, also before an erasure.
const [email] = process.argv.slice(2)
if (!email?.includes('@')) {
  console.error('Say whose: "npm run consents -- ana@primjer.example".')
  process.exit(1)
}

await withStandingDatabase(async (db, { sessionSecret: secret }) => {
  const statements = await proveConsents(db, { email, secret })
  for (const { at, status, number, version, language, source, isErased } of statements) {
    const text = `consent ${number}, text ${version} (${language})`
    console.log(`${at}  ${status}  ${text}  ${source}${isErased ? '  erased since' : ''}`)
  }
  if (statements.length === 0) console.log('Nothing was said under this address.')
})
