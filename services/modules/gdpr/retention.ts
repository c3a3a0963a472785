import { getSetting } from '#services/modules/settings/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import {
  type RecordStore,
  type RetentionRule,
  retentionSettings,
} from '#services/platform/retention.ts'
import { recordRun } from './retention/retention-runs.ts'

const DAY_MS = 86_400_000
/** Rows per batch; small batches keep write locks short. */
const BATCH = 500
const BATCHES = 100

/** The stored days are none: a typing error must not empty a table, so this kind is not deleted. */
export class RefusedDays extends Error {}

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly config: Pick<RecordStore, 'dataDir' | 's3'>
}

export type RetentionLine = {
  readonly kind: string
  readonly keepDays: number
  /** Older records are deleted. */
  readonly before: string
  readonly rows: number
}

/** Counts what would be deleted now, without deleting it. */
export async function planRetention(
  rules: readonly RetentionRule[],
  { db, clock, config: { dataDir, s3 } }: Deps,
): Promise<RetentionLine[]> {
  const lines: RetentionLine[] = []
  for (const rule of rules) {
    const term = await termOf(rule, { db, clock })
    lines.push({
      kind: rule.kind,
      ...term,
      rows: await rule.count({ db, dataDir, s3 }, term.before),
    })
  }
  return lines
}

/**
 * Returns how many rows were deleted, with those that this run has deleted already, and whether there
 * may be more.
 */
export async function purge(
  rule: RetentionRule,
  { db, clock, config: { dataDir, s3 } }: Deps,
  already = 0,
): Promise<{ rows: number; isDone: boolean }> {
  const { before } = await termOf(rule, { db, clock })
  let rows = already
  let isDone = false
  for (let batch = 0; batch < BATCHES && !isDone; batch += 1) {
    const gone = await rule.purge({ db, dataDir, s3 }, before, BATCH)
    rows += gone
    isDone = gone < BATCH
  }
  await recordRun(db, { kind: rule.kind, at: clock.now().toISOString(), deleted: rows })
  return { rows, isDone }
}

async function termOf(
  rule: RetentionRule,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): Promise<{ keepDays: number; before: string }> {
  const keepDays = await daysOf(rule, db)
  return { keepDays, before: new Date(clock.now().getTime() - keepDays * DAY_MS).toISOString() }
}

async function daysOf(rule: RetentionRule, db: Db): Promise<number> {
  const { kind, keepDays } = rule
  const setting = retentionSettings([rule])[`retention/${kind}`]
  const stored = setting ? await getSetting(db, 'retention', kind) : null
  if (!setting || stored === null) return keepDays
  const parsed = setting.parse(stored)
  if ('rule' in parsed) throw new RefusedDays(`retention/${kind} is ${stored}: ${parsed.rule}`)
  return Number(parsed.value)
}
