import { sql } from 'kysely'
import { type Db, engineOf } from '#services/platform/database.ts'
import { pruneChanges, settledEnd } from '#services/platform/feed.ts'

/**
 * Leaves one change, so that whoever follows meets a gap. While any transaction of the server is
 * older, be it in another database, it would stay one for whoever begins anew: then nothing is done.
 */
export async function pruneSettled(db: Db): Promise<void> {
  const position = engineOf(db) === 'postgres' ? sql.ref('xid') : sql.ref('id')
  const { rows } = await sql`
    select 1 from (select max(${position}) as newest from change) as told
    where newest <= ${settledEnd(db)}`.execute(db)
  if (rows.length > 0) await pruneChanges(db, 1)
}
