import { sql } from 'kysely'
import type { Db } from '#services/platform/database.ts'
import type {} from './tables.ts'

/** Anyone can search for nonsense: past this many new ones in a day, only known keywords are counted. */
export const EMPTY_SEARCHES_A_DAY = 200

const DAY_MS = 86_400_000

export async function countEmptySearch(db: Db, at: Date, keywords: string): Promise<void> {
  const now = at.toISOString()
  const dayBefore = new Date(at.getTime() - DAY_MS).toISOString()
  await sql`
    insert into empty_search (keywords, hits, first_at, last_at)
    select ${keywords}, 1, ${now}, ${now}
    where (select count(*) from empty_search where first_at > ${dayBefore}) < ${EMPTY_SEARCHES_A_DAY}
      or exists (select 1 from empty_search where keywords = ${keywords})
    on conflict (keywords) do update
    set hits = empty_search.hits + 1, last_at = excluded.last_at`.execute(db)
}
