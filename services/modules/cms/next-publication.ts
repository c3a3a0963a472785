import { sql } from 'kysely'
import type { Db } from '#services/platform/database.ts'
import type {} from './tables.ts'

/** Time of the next scheduled page or post. */
export async function nextPublication(db: Db, now: string): Promise<string | null> {
  const { rows } = await sql<{ readonly at: string | null }>`
    select min(at) as at from (
      select min(published_at) as at from page where published_at > ${now}
      union all select min(published_at) as at from post where published_at > ${now}
    ) as planned`.execute(db)
  return rows[0]?.at ?? null
}
