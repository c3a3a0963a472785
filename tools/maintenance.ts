import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '#services/config.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { setMaintenance } from '#services/modules/settings/api.ts'
import { systemClock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { openDatabase } from '#services/platform/database.ts'

// Writes beside a running services process, whose change feed notifies every gateway.
const USAGE =
  'Usage: npm run maintenance -- on [--until=2026-12-01T18:00:00+01:00] [--text=…]\n       npm run maintenance -- off'

const { values, positionals } = wishes()
const [wish] = positionals
const until = values.until === undefined ? null : new Date(values.until)
const isFuture = until === null || until.getTime() > systemClock.now().getTime()
if (positionals.length !== 1 || (wish !== 'on' && wish !== 'off') || !isFuture) fail()

const { db, close } = openDatabase(readConfig(), {
  log: pino({ level: 'silent' }),
  sole: false,
})
const changing = { clock: systemClock, author: commandAuthor('maintenance') }
const given = {
  isOn: wish === 'on',
  until: until?.toISOString() ?? null,
  text: values.text?.trim() || null,
}
try {
  await inTransaction(db, async (trx) => await setMaintenance(trx, given, changing))
  console.log(`Maintenance is ${wish}.`)
} finally {
  await close()
}

function wishes() {
  try {
    const options = { until: { type: 'string' }, text: { type: 'string' } } as const
    return parseArgs({ allowPositionals: true, options })
  } catch {
    fail()
  }
}

function fail(): never {
  console.error(USAGE)
  process.exit(1)
}
