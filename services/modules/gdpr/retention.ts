import { z } from 'zod'
import { getSetting } from '#services/modules/settings/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import type { RecordStore, RetentionRule } from '#services/platform/retention.ts'

const DAY_MS = 86_400_000
/** Rows per batch; small batches keep write locks short. */
const BATCH = 500
const BATCHES = 100

const days = z.coerce.number().int().min(1).max(36_500)

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly config: Pick<RecordStore, 'dataDir'>
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
  { db, clock, config: { dataDir } }: Deps,
): Promise<RetentionLine[]> {
  const lines: RetentionLine[] = []
  for (const rule of rules) {
    const term = await termOf(rule, { db, clock })
    lines.push({ kind: rule.kind, ...term, rows: await rule.count({ db, dataDir }, term.before) })
  }
  return lines
}

/** Returns how many rows were deleted, and whether there may be more. */
export async function purge(
  rule: RetentionRule,
  { db, clock, config: { dataDir } }: Deps,
): Promise<{ rows: number; isDone: boolean }> {
  const { before } = await termOf(rule, { db, clock })
  let rows = 0
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const gone = await rule.purge({ db, dataDir }, before, BATCH)
    rows += gone
    if (gone < BATCH) return { rows, isDone: true }
  }
  return { rows, isDone: false }
}

async function termOf(
  { kind, keepDays }: RetentionRule,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): Promise<{ keepDays: number; before: string }> {
  const set = await getSetting(db, 'retention', kind)
  // A typing error must not empty a table: an invalid number of days stops this kind.
  const chosen = set === null ? keepDays : days.parse(set)
  return {
    keepDays: chosen,
    before: new Date(clock.now().getTime() - chosen * DAY_MS).toISOString(),
  }
}
