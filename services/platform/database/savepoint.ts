import { sql } from 'kysely'
import type { Trx } from '#services/platform/database.ts'

/**
 * Runs work that may fail without ending the transaction. An error rolls back only this work and is
 * returned.
 */
export async function tryWithin<Result>(
  trx: Trx,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result } | { readonly error: unknown }> {
  await sql`savepoint work`.execute(trx)
  try {
    const result = await work()
    await sql`release savepoint work`.execute(trx)
    return { result }
  } catch (error) {
    await sql`rollback to savepoint work`.execute(trx)
    await sql`release savepoint work`.execute(trx)
    return { error }
  }
}
