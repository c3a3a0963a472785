import { type RawBuilder, sql } from 'kysely'
import type { RowCount } from '#services/contract/list.ts'
import { MOST_COUNTED } from '#services/contract/rules/lists/list.ts'
import type { Db } from '#services/platform/database.ts'

/** Counts no further than the most that is shown. */
export async function countRows(
  db: Db,
  table: string,
  where: RawBuilder<unknown>,
): Promise<RowCount> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (
      select 1 as one from ${sql.table(table)} where ${where} limit ${MOST_COUNTED + 1}
    ) as counted`.execute(db)
  const found = Number(rows[0]?.found ?? 0)
  return { count: Math.min(found, MOST_COUNTED), isMore: found > MOST_COUNTED }
}
