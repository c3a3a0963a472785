import type { Db } from '#services/platform/database.ts'
import type {} from './tables.ts'

/** When a page or post that nobody sees yet appears; null for a draft. */
export async function plannedMoment(
  db: Db,
  table: 'page' | 'post',
  { id, now }: { readonly id: number; readonly now: string },
): Promise<string | null> {
  const row = await db
    .selectFrom(table)
    .select('published_at')
    .where('id', '=', id)
    .where('published_at', '>', now)
    .executeTakeFirst()
  return row?.published_at ?? null
}

export async function nextPostMoment(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('post')
    .select(({ fn }) => fn.min('published_at').as('at'))
    .where('published_at', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}
