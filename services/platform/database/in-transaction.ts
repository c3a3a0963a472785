import type { Kysely, Transaction } from 'kysely'
import { createTurns, type Turns } from './turns.ts'

const ATTEMPTS = 4
/** Of one process. */
export const TRANSACTIONS_AT_ONCE = 7

type Waiting = {
  /**
   * Locks that the work takes for its whole length. Transactions of this process that name the same
   * one follow each other without a connection each; other processes wait in the database.
   */
  readonly locks?: readonly string[]
  /** Aborts when the caller has left. */
  readonly signal?: AbortSignal
}

/**
 * The only place that opens a transaction. One that the database aborted in favour of another one
 * is retried, so the work may run twice: outside of `trx` it changes nothing.
 */
export async function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
  { locks = [], signal }: Waiting = {},
): Promise<Result> {
  // In one order, so that no two wait for each other.
  const named = [...new Set(locks)].toSorted().map((key) => ({ key, atOnce: 1 }))
  const turns = [...named, { key: 'transactions', atOnce: TRANSACTIONS_AT_ONCE }]
  return await turnsOf(db).run(turns, () => retried(db, work), signal)
}

const turnsByDatabase = new WeakMap<object, Turns>()

function turnsOf(db: object): Turns {
  const turns = turnsByDatabase.get(db) ?? createTurns()
  turnsByDatabase.set(db, turns)
  return turns
}

async function retried<Tables, Result>(
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
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === '40P01' || error.code === '40001'
}
