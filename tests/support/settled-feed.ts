import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, engineOf } from '#services/platform/database.ts'
import { settledEnd } from '#services/platform/feed.ts'

const LOOK_AGAIN_MS = 20

/** Whether all that was committed until now may be pruned: on PostgreSQL not behind an older transaction. */
export async function isFeedSettled(db: Db): Promise<boolean> {
  const position = engineOf(db) === 'postgres' ? sql.ref('xid') : sql.ref('id')
  const { rows } = await sql`
    select 1 from (select coalesce(max(${position}), 0) as newest from change) as told
    where newest <= ${settledEnd(db)}`.execute(db)
  return rows.length > 0
}

export async function untilFeedSettled(db: Db): Promise<void> {
  while (!(await isFeedSettled(db))) await pause(LOOK_AGAIN_MS)
}
