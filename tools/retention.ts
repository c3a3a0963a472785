import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '#services/config.ts'
import { planRetention, purge } from '#services/gdpr/retention.ts'
import { MODULES } from '#services/modules.ts'
import { systemClock } from '#services/platform/clock.ts'
import { openDatabase } from '#services/platform/database.ts'
import { knownOfPeople } from '#services/platform/module.ts'

// `npm run retention [-- --dry-run]`: what the services do each night, now and beside them.
const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
const isDry = values['dry-run']

const { retention } = knownOfPeople(MODULES)
const database = openDatabase(readConfig(), { log: pino({ level: 'silent' }), sole: false })
const means = { db: database.db, clock: systemClock }
try {
  const plan = await planRetention(retention, means)
  console.log(`${'kind'.padEnd(24)}${'days kept'.padStart(10)}${'past it'.padStart(10)}`)
  for (const { kind, keepDays, rows } of plan) {
    console.log(`${kind.padEnd(24)}${`${keepDays}`.padStart(10)}${`${rows}`.padStart(10)}`)
  }
  if (isDry) console.log('Nothing was removed.')
  else console.log(`${await purgeAll()} records were removed.`)
} finally {
  await database.close()
}

async function purgeAll(): Promise<number> {
  let removed = 0
  for (const rule of retention) {
    let isDone = false
    while (!isDone) {
      const gone = await purge(rule, means)
      removed += gone.rows
      isDone = gone.isDone
    }
  }
  return removed
}
