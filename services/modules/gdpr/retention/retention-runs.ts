import type {} from '#services/modules/gdpr/tables.ts'
import type { Db } from '#services/platform/database.ts'

type Run = { readonly kind: string; readonly at: string; readonly deleted: number }

/** Only the last run of each kind is stored. */
export async function recordRun(db: Db, { kind, at, deleted }: Run): Promise<void> {
  await db
    .insertInto('retention_run')
    .values({ kind, at, deleted })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ at, deleted }))
    .execute()
}

/** By kind. */
export async function lastRuns(db: Db): Promise<ReadonlyMap<string, Run>> {
  const runs = await db.selectFrom('retention_run').selectAll().execute()
  return new Map(runs.map((run) => [run.kind, run]))
}
