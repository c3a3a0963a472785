import { sql } from 'kysely'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'

/** Names our lock. */
const SENT = 7_302_254

/**
 * The oldest media of a file with this hash: as it was sent, or as it is stored and may have been
 * downloaded.
 */
export async function findSentMedia(db: Db, hash: string): Promise<number | null> {
  const found: number[] = []
  // One index each.
  for (const column of ['sent_hash', 'hash'] as const) {
    const { id } = await db
      .selectFrom('media')
      .select(({ fn }) => fn.min('id').as('id'))
      .where(column, '=', hash)
      .executeTakeFirstOrThrow()
    if (id !== null) found.push(Number(id))
  }
  return found.length === 0 ? null : Math.min(...found)
}

/** Two members who send one file store it one after the other. SQLite has one writer. */
export async function lockSentMedia(trx: Trx, hash: string): Promise<void> {
  if (engineOf(trx) === 'sqlite') return
  await sql`select pg_advisory_xact_lock(${sql.lit(SENT)}, hashtext(${hash}))`.execute(trx)
}

export async function rememberSent(trx: Trx, id: number, hash: string): Promise<void> {
  await trx.updateTable('media').set({ sent_hash: hash }).where('id', '=', id).execute()
}
