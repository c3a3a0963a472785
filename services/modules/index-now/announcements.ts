import type { Db, Trx } from '#services/platform/database.ts'
import type {} from './tables.ts'

const AT_ONCE = 500

export type Announcement = { readonly id: number; readonly path: string; readonly look: number }

/** Each address once, however often it changes before it is sent. */
export async function addAnnouncements(
  trx: Trx,
  paths: readonly string[],
  look: number,
): Promise<void> {
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    await trx
      .insertInto('page_announcement')
      .values(paths.slice(start, start + AT_ONCE).map((path) => ({ path, look })))
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ look }))
      .execute()
  }
}

export async function readAnnouncements(db: Db, limit: number): Promise<readonly Announcement[]> {
  return await db.selectFrom('page_announcement').selectAll().orderBy('id').limit(limit).execute()
}

export async function hasAnnouncements(db: Db): Promise<boolean> {
  return (await readAnnouncements(db, 1)).length > 0
}

/** Those that changed again while they were sent stay. */
export async function dropAnnouncements(trx: Trx, sent: readonly Announcement[]): Promise<void> {
  const look = Math.max(...sent.map((one) => one.look))
  for (let start = 0; start < sent.length; start += AT_ONCE) {
    const ids = sent.slice(start, start + AT_ONCE).map(({ id }) => id)
    await trx
      .deleteFrom('page_announcement')
      .where('id', 'in', ids)
      .where('look', '<=', look)
      .execute()
  }
}
