import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import type { Tables } from '#services/platform/tables.ts'
import type { CommitSignal } from './commit-signal.ts'
import { makeDataDir } from './data-dir.ts'

const BUSY_TIMEOUT_MS = 5_000
const KEPT_STATEMENTS = 500
const PRIVATE_FILE = 0o600

/** One file in `dataDir`. Durable to the last commit: WAL with a flush at each. */
export function openSqlite(dataDir: string, commits: CommitSignal): Kysely<Tables> {
  makeDataDir(dataDir)
  const path = join(dataDir, 'savez.sqlite')
  // SQLite would let everybody read a file that it makes; those beside it take over its rights.
  closeSync(openSync(path, 'a', PRIVATE_FILE))
  const file = new Sqlite(path, { timeout: BUSY_TIMEOUT_MS })
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  file.pragma('trusted_schema = OFF')

  const database = keepStatements(file)
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new Driver({ database }, { commits, file }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  return new Kysely<Tables>({ dialect })
}

/**
 * Refuses a second services process on the same folder: two would not see each other's changes.
 * The kernel frees the lock however the process ends, so none is ever left behind.
 */
export function lockDataDir(dataDir: string): () => void {
  makeDataDir(dataDir)
  const lock = new Sqlite(join(dataDir, 'savez.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') {
      throw new Error(`Another services process already runs on ${dataDir}`)
    }
    throw error
  }
  return () => lock.close()
}

class Driver extends SqliteDriver {
  readonly #commits: CommitSignal
  readonly #file: Sqlite.Database

  constructor(
    config: { database: SqliteDatabase },
    { commits, file }: { commits: CommitSignal; file: Sqlite.Database },
  ) {
    super(config)
    this.#commits = commits
    this.#file = file
  }

  /** A transaction that began by reading could not write any more once a tool has written. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    this.#commits.send()
  }

  /** A full disk ends a transaction by itself: a second end would hide why it failed. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** Kysely prepares for every query; the most used statements are prepared once. */
function keepStatements(file: Sqlite.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const statement = kept.get(sql) ?? file.prepare(sql)
      kept.delete(sql)
      kept.set(sql, statement)
      if (kept.size > KEPT_STATEMENTS) kept.delete(kept.keys().next().value ?? sql)
      return statement
    },
  }
}
