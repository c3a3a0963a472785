import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { DEMO_PARTS } from '#services/generated/demo-parts.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import type { DemoPart } from './part.ts'

const RETRY_MS = 200
/** Arbitrary, but the same in every replica. */
const LOCK = 728_395

type Outcome = 'seeded' | 'filled' | 'busy'

/** Fills a database with the parts of the demo federation that it does not have. */
export async function seedDemo(deps: ModuleDeps): Promise<void> {
  const { db, log } = deps
  const missing = await missingParts(db)
  if (missing.length === 0) return
  const startedAt = performance.now()
  const prepared = new Map<string, (trx: Trx) => Promise<void>>()
  for (const [name, part] of missing) prepared.set(name, await part.prepare(deps))

  const fill = async (trx: Trx): Promise<Outcome> => {
    if (!(await isFirst(trx))) return 'busy'
    const parts = await missingParts(trx)
    if (parts.length === 0) return 'filled'
    for (const [name] of parts) await prepared.get(name)?.(trx)
    return 'seeded'
  }
  let outcome = await inTransaction(db, fill)
  while (outcome === 'busy') {
    await setTimeout(RETRY_MS)
    outcome = await inTransaction(db, fill)
  }
  if (outcome === 'seeded')
    log.info({ ms: Math.round(performance.now() - startedAt) }, 'demo seeded')
}

/** Parts that the database does not have, each after those that it needs. */
async function missingParts(db: Db): Promise<readonly (readonly [string, DemoPart])[]> {
  const missing: [string, DemoPart][] = []
  for (const entry of Object.entries(DEMO_PARTS)) {
    if (await entry[1].isMissing(db)) missing.push(entry)
  }
  return missing
}

/**
 * Of replicas that start together, one seeds. The others poll, because waiting within a statement
 * would exceed its time limit. SQLite allows only one process anyway.
 */
async function isFirst(trx: Trx): Promise<boolean> {
  if (engineOf(trx) === 'sqlite') return true
  const lock = sql<{
    isMine: boolean
  }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as "isMine"`
  const { rows } = await lock.execute(trx)
  return rows[0]?.isMine === true
}
