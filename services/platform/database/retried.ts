import type { Db, Trx } from '#services/platform/database.ts'

const ATTEMPTS = 4

/** Retries a transaction that the database aborted in favour of another one. */
export async function inTransaction<Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
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
