import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '#services/config.ts'
import { email as emailRule } from '#services/contract/rules/fields.ts'
import { site } from '#services/modules/settings/api.ts'
import {
  chooseBackofficeLanguage,
  dismissStaff,
  inviteStaff,
  STAFF_SCOPES,
  type StaffScope,
} from '#services/modules/user/api.ts'
import { systemClock as clock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { openDatabase } from '#services/platform/database.ts'

// Works beside the running services, which send the mail. Without SMTP_URL it prints the link.
const USAGE = `npm run staff -- add <e-mail> --scopes=${STAFF_SCOPES.join(',')} [--first-name=…] [--last-name=…] [--print]
npm run staff -- remove <e-mail>
npm run staff -- language <e-mail> <code, such as hrv>`

const { values, positionals } = wishes()
const [wish = '', given = '', chosen = ''] = positionals
const WORDS = new Map([
  ['add', 2],
  ['remove', 2],
  ['language', 3],
])
const address = emailRule().safeParse(given)
if (WORDS.get(wish) !== positionals.length || !address.success) fail(USAGE)

const email = address.data
const config = readConfig()
const { db, close } = openDatabase(config, { log: pino({ level: 'silent' }), sole: false })
try {
  if (wish === 'add') await add(scopesOf(values.scopes))
  else if (wish === 'remove') await remove()
  else await chooseLanguage()
} finally {
  await close()
}

async function add(scopes: readonly StaffScope[]): Promise<void> {
  const isMailed = config.smtpUrl !== null && !values.print
  const { defaultLanguage: language } = await site(db)
  const link = await inTransaction(db, (trx) =>
    inviteStaff(
      trx,
      { email, firstName: values['first-name'], lastName: values['last-name'], scopes },
      { clock, config, language, isMailed },
    ),
  )
  console.log(`${email} may log in to the back office with: ${scopes.join(', ') || 'no scope'}.`)
  console.log(
    isMailed
      ? 'A mail with a link to set the password is on its way.'
      : `Within an hour, set the password here:\n${link}`,
  )
}

async function remove(): Promise<void> {
  const isThere = await inTransaction(db, (trx) => dismissStaff(trx, email, clock))
  if (isThere) console.log(`${email} is a customer now; all sessions have ended.`)
  else fail(`${email} has no account.`)
}

async function chooseLanguage(): Promise<void> {
  const outcome = await inTransaction(db, (trx) =>
    chooseBackofficeLanguage(trx, { email, language: chosen }),
  )
  if (outcome === 'chosen') console.log(`${email} uses the back office in ${chosen}.`)
  else if (outcome === 'no staff') fail(`${email} is no member of staff.`)
  else fail(`Unknown language: ${chosen}. Codes have three letters, such as hrv.`)
}

function scopesOf(text: string): readonly StaffScope[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((name) => STAFF_SCOPES.find((scope) => scope === name) ?? fail(`Unknown scope: ${name}.`))
}

function wishes() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        scopes: { type: 'string', default: '' },
        'first-name': { type: 'string', default: '' },
        'last-name': { type: 'string', default: '' },
        print: { type: 'boolean', default: false },
      },
    })
  } catch {
    fail(USAGE)
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
