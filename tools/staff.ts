import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '#services/config.ts'
import { email as emailRule } from '#services/contract/rules/fields.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { site } from '#services/modules/settings/api.ts'
import {
  dismissMember,
  inviteWithRoles,
  OWNER,
  type Role,
  readRoles,
  resetFactor,
} from '#services/modules/staff/api.ts'
import { chooseBackofficeLanguage, findAccount } from '#services/modules/user/api.ts'
import { systemClock as clock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { openDatabase } from '#services/platform/database.ts'

// Works beside the running services, which send the mail. Without SMTP_URL it prints the link.
const USAGE = `npm run staff -- add <e-mail> [--roles=${OWNER}] [--first-name=…] [--last-name=…] [--print]
npm run staff -- remove <e-mail>
npm run staff -- reset-factor <e-mail>
npm run staff -- language <e-mail> <code, such as hrv>`

const { values, positionals } = wishes()
const [wish = '', given = '', chosen = ''] = positionals
const COMMANDS: ReadonlyMap<string, { readonly words: number; run(): Promise<void> }> = new Map([
  ['add', { words: 2, run: add }],
  ['remove', { words: 2, run: remove }],
  ['reset-factor', { words: 2, run: removeFactor }],
  ['language', { words: 3, run: chooseLanguage }],
])
const command = COMMANDS.get(wish)
const address = emailRule().safeParse(given)
if (command?.words !== positionals.length || !address.success) fail(USAGE)

const email = address.data
const author = commandAuthor('staff')
const config = readConfig()
const { db, close } = openDatabase(config, { log: pino({ level: 'silent' }), sole: false })
try {
  await command.run()
} finally {
  await close()
}

async function add(): Promise<void> {
  const isMailed = config.smtpUrl !== null && !values.print
  const roles = rolesOf(await readRoles(db))
  const { defaultLanguage: language } = await site(db)
  const person = { email, firstName: values['first-name'], lastName: values['last-name'] }
  const { link } = await inTransaction(db, (trx) =>
    inviteWithRoles(
      trx,
      { ...person, roles: roles.map(({ id }) => id) },
      { clock, config, language, isMailed, author },
    ),
  )
  console.log(`${email} may sign in to the back office as: ${roles.map(nameOf).join(', ')}.`)
  console.log(
    isMailed
      ? 'A mail with a link to set the password is on its way.'
      : `Within seven days, set the password here:\n${link}`,
  )
}

async function remove(): Promise<void> {
  const id = await memberId()
  await inTransaction(db, (trx) => dismissMember(trx, id, { clock, author }))
  console.log(`${email} is a customer now; all sessions have ended.`)
}

async function removeFactor(): Promise<void> {
  const id = await memberId()
  await inTransaction(db, (trx) => resetFactor(trx, id, { clock, author }))
  console.log(`${email} signs in without a second factor once, and sets a new one.`)
}

async function chooseLanguage(): Promise<void> {
  const outcome = await inTransaction(db, (trx) =>
    chooseBackofficeLanguage(trx, { email, language: chosen }),
  )
  if (outcome === 'chosen') console.log(`${email} uses the back office in ${chosen}.`)
  else if (outcome === 'no staff') fail(`${email} is no member of staff.`)
  else fail(`Unknown language: ${chosen}. Codes have three letters, such as hrv.`)
}

async function memberId(): Promise<number> {
  const account = await findAccount(db, email)
  if (!account?.isBackoffice) fail(`${email} is no member of staff.`)
  return account.id
}

/** By the key of a role of the product, or by the name of any. */
function rolesOf(all: readonly Role[]): readonly Role[] {
  return values.roles
    .split(',')
    .map(
      (text) =>
        all.find((role) => role.key === text || role.name === text) ??
        fail(`Unknown role: ${text}. There are: ${all.map(nameOf).join(', ')}.`),
    )
}

function nameOf({ key, name }: Role): string {
  return key ?? name
}

function wishes() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        roles: { type: 'string', default: OWNER },
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
