import { CompiledQuery } from 'kysely'
import type { Db, Engine } from '#services/platform/database.ts'
import { executedBy } from './statements.ts'

/**
 * The plans of all reads of `tables` that `work` makes, one line for each step. PostgreSQL scans a
 * small table whole where it may, so it may not.
 */
export async function plansOf(
  {
    db,
    engine,
    tables,
  }: { readonly db: Db; readonly engine: Engine; readonly tables: readonly string[] },
  work: () => Promise<void>,
): Promise<readonly string[]> {
  const executed = await executedBy(engine, work)
  const reads = executed.filter(
    ({ sql }) => /^\s*select/.test(sql) && tables.some((table) => sql.includes(`"${table}"`)),
  )
  const how = engine === 'postgres' ? 'explain' : 'explain query plan'
  return await db.transaction().execute(async (trx) => {
    if (engine === 'postgres') {
      await trx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
    }
    const lines: string[] = []
    for (const { sql, values } of reads) {
      const plan = await trx.executeQuery(CompiledQuery.raw(`${how} ${sql}`, [...values]))
      for (const row of plan.rows) {
        const step = row as { detail?: string; 'QUERY PLAN'?: string }
        lines.push(step.detail ?? step['QUERY PLAN'] ?? '')
      }
    }
    return lines
  })
}

/** Steps that read a whole table; of SQLite, whose plans do not depend on numbers, also sorts. */
export function costlySteps(plan: readonly string[]): readonly string[] {
  return plan.filter((step) =>
    /Seq Scan|^SCAN (?!counted\b)(?!.* INDEX )|TEMP B-TREE FOR ORDER BY/.test(step),
  )
}
