import { sql } from 'kysely'
import type { Db } from '#services/platform/database.ts'
import type {} from './tables.ts'

/** Anyone can search for nonsense: past this many in a day, only known keywords are counted. */
export const EMPTY_SEARCHES_A_DAY = 200

export async function countEmptySearch(db: Db, day: string, keywords: string): Promise<void> {
  await sql`
    insert into empty_search (day, keywords, hits)
    select ${day}, ${keywords}, 1
    where (select count(*) from empty_search where day = ${day}) < ${EMPTY_SEARCHES_A_DAY}
      or exists (select 1 from empty_search where day = ${day} and keywords = ${keywords})
    on conflict (day, keywords) do update set hits = empty_search.hits + 1`.execute(db)
}

export async function readEmptySearches(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const [records, counted] = await Promise.all([
    db
      .selectFrom('empty_search')
      .select(['day', 'keywords', 'hits'])
      .orderBy('day', 'desc')
      .orderBy('hits', 'desc')
      .orderBy('keywords')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('empty_search')
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirst(),
  ])
  return { records, total: Number(counted?.total ?? 0) }
}
