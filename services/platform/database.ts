import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import { type CommitSignal, createCommitSignal } from './database/commit-signal.ts'
import { makeDataDir } from './database/data-dir.ts'
import { openPostgres } from './database/postgres.ts'
import { lockDataDir, openSqlite } from './database/sqlite.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

export type Engine = 'sqlite' | 'postgres'

export type OpenDatabase = {
  readonly db: Db
  readonly commits: CommitSignal
  close(): Promise<void>
}

/**
 * `sole` is for the services process, which must be alone on a SQLite file. Tools that write a few
 * rows beside it omit it.
 */
export function openDatabase(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  { log, sole }: { log: Logger; sole: boolean },
): OpenDatabase {
  const commits = createCommitSignal()
  if (databaseUrl) {
    makeDataDir(dataDir) // for uploads
    const db = openPostgres(databaseUrl, log)
    return { db, commits, close: () => db.destroy() }
  }

  const unlock = sole ? lockDataDir(dataDir) : () => {}
  const db = openSqlite(dataDir, commits)
  return {
    db,
    commits,
    close: async () => {
      await db.destroy()
      unlock()
    },
  }
}

/**
 * Runs work that may exceed the time limits: waiting for a replica, rewriting a table, a slow disk.
 */
export async function withoutLimits<Answer>(
  { db, databaseUrl, log }: { db: Db; databaseUrl: string | null; log: Logger },
  work: (unlimited: Db) => Promise<Answer>,
): Promise<Answer> {
  if (!databaseUrl) return await work(db)
  const unlimited = openPostgres(databaseUrl, log, { isLimited: false })
  try {
    return await work(unlimited)
  } finally {
    await unlimited.destroy()
  }
}

// biome-ignore lint/suspicious/noExplicitAny: migrations name their own row types, so any database must fit
export type AnyDatabase = Kysely<any>

export function engineOf(db: AnyDatabase): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}

export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
