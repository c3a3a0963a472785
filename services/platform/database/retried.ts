import type { Kysely, Transaction } from 'kysely'

const ATTEMPTS = 4

/**
 * The only place that opens a transaction. One that the database aborted in favour of another one
 * is retried, so the work may run twice: outside of `trx` it changes nothing.
 */
export async function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error
    }
  }
}

/** PostgreSQL: a deadlock, or a failed serialisation. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === '40P01' || error.code === '40001'
}
