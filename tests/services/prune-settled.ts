import type { Db } from '#services/platform/database.ts'
import { pruneChanges } from '#services/platform/feed.ts'
import { isFeedSettled } from '#tests/support/settled-feed.ts'

/**
 * Leaves one change, so that whoever follows meets a gap. While any transaction of the server is
 * older, be it in another database, it would stay one for whoever begins anew: then nothing is done.
 */
export async function pruneSettled(db: Db): Promise<void> {
  if (await isFeedSettled(db)) await pruneChanges(db, 1)
}
