import { parseArgs } from 'node:util'
import { MODULES } from '#services/generated/modules.ts'
import { planRetention, purge } from '#services/modules/gdpr/retention.ts'
import { systemClock } from '#services/platform/clock.ts'
import { contributedBy } from '#services/platform/module.ts'
import { withExistingDatabase } from './existing-database.ts'

// `npm run retention [-- --dry-run]`: runs the services' nightly deletion now; can run beside them.
const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
const { retention } = contributedBy(MODULES)

await withExistingDatabase(async (db, config) => {
  const deps = { db, config, clock: systemClock }
  const plan = await planRetention(retention, deps)
  print('kind', 'days kept', 'past it')
  for (const { kind, keepDays, rows } of plan) print(kind, `${keepDays}`, `${rows}`)
  if (values['dry-run']) console.log('Nothing was removed.')
  else console.log(`${await purgeAll(deps)} records were removed.`)
})

function print(kind: string, days: string, rows: string): void {
  console.log(`${kind.padEnd(24)}${days.padStart(10)}${rows.padStart(10)}`)
}

async function purgeAll(deps: Parameters<typeof purge>[1]): Promise<number> {
  let removed = 0
  for (const rule of retention) {
    let run = { rows: 0, isDone: false }
    while (!run.isDone) run = await purge(rule, deps, run.rows)
    removed += run.rows
  }
  return removed
}
