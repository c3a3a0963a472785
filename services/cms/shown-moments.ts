import { sql } from 'kysely'
import type { Db } from '#services/platform/database.ts'
import type {} from './tables.ts'

type Moment = string | null

/**
 * When the last page and the last post showed themselves. As long as nothing is written, all that
 * the time decides of what visitors may read is decided by these two.
 */
export async function shownMoments(db: Db, now: string): Promise<readonly [Moment, Moment]> {
  const { rows } = await sql<{ readonly page: Moment; readonly post: Moment }>`
    select (select max(published_at) from page where published_at <= ${now}) as page,
      (select max(published_at) from post where published_at <= ${now}) as post`.execute(db)
  const [shown] = rows
  return [shown?.page ?? null, shown?.post ?? null]
}
