import { pino } from 'pino'
import { readConfig } from '#services/config.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { setMaintenance } from '#services/modules/settings/api.ts'
import { systemClock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { openDatabase } from '#services/platform/database.ts'

// Writes beside a running services process, whose change feed notifies every gateway.
const [wish] = process.argv.slice(2)
if (wish !== 'on' && wish !== 'off') {
  console.error('Usage: npm run maintenance -- on|off')
  process.exit(1)
}

const { db, close } = openDatabase(readConfig(), {
  log: pino({ level: 'silent' }),
  sole: false,
})
const changing = { clock: systemClock, author: commandAuthor('maintenance') }
try {
  await inTransaction(db, async (trx) => await setMaintenance(trx, wish === 'on', changing))
  console.log(`Maintenance is ${wish}.`)
} finally {
  await close()
}
