import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
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

/** How long a statement waits for another process's write lock. */
const BUSY_LIMIT_MS = 5_000
const BUSY_PAUSES_MS = { first: 5, longest: 100 }
const CACHED_STATEMENTS = 500
/** A job of many statements lets requests and timers run after this time. */
const LONGEST_TURN_MS = 10
const PRIVATE_FILE = 0o600

/** One file in `dataDir`, durable to the last commit: WAL with `synchronous = FULL`. */
export function openSqlite(dataDir: string, commits: CommitSignal): Kysely<Tables> {
  makeDataDir(dataDir)
  const path = join(dataDir, 'savez.sqlite')
  // SQLite would create a world-readable file; its WAL files inherit the mode of this one.
  closeSync(openSync(path, 'a', PRIVATE_FILE))
  const file = new Sqlite(path, { timeout: BUSY_LIMIT_MS })
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  file.pragma('trusted_schema = OFF')
  // SQLite's own busy timeout blocks the event loop; the driver waits asynchronously.
  file.pragma('busy_timeout = 0')

  const database = cacheStatements(file)
  const dialect: Dialect = {
    createAdapter: () => new Adapter(),
    createDriver: () => new Driver({ database }, { commits, file }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  return new Kysely<Tables>({ dialect })
}

/**
 * Refuses a second services process on the same folder: they would not see each other's changes.
 * The kernel releases the lock when the process ends, so it never goes stale.
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

/** Kysely's own lock cannot be released by a waiting statement; the driver's can. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class Driver extends SqliteDriver {
  readonly #commits: CommitSignal
  readonly #file: Sqlite.Database
  readonly #turns = createTurns()
  readonly #yieldToEventLoop = createYielding(LONGEST_TURN_MS)

  constructor(
    config: { database: SqliteDatabase },
    { commits, file }: { commits: CommitSignal; file: Sqlite.Database },
  ) {
    super(config)
    this.#commits = commits
    this.#file = file
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take()
    await this.#yieldToEventLoop()
    return this.#patient(await super.acquireConnection())
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.release()
  }

  /** Releases the connection to other queries while one waits for another process's write lock. */
  #patient(connection: DatabaseConnection): DatabaseConnection {
    return {
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      executeQuery: async (query) => {
        const deadline = performance.now() + BUSY_LIMIT_MS
        for (let waitMs = BUSY_PAUSES_MS.first; ; waitMs *= 2) {
          try {
            return await connection.executeQuery(query)
          } catch (error) {
            if (!isBusy(error) || this.#file.inTransaction || performance.now() > deadline) {
              throw error
            }
          }
          this.#turns.release()
          await pause(Math.min(waitMs, BUSY_PAUSES_MS.longest))
          await this.#turns.take()
        }
      },
    }
  }

  /**
   * A deferred transaction that starts with a read fails to write after another process has
   * written.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    this.#commits.send()
  }

  /** SQLite rolls back by itself on a full disk; a second rollback would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection)
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY'
}

/** A FIFO mutex. */
function createTurns(): { take(): Promise<void>; release(): void } {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    take: () => {
      if (isTaken) return new Promise((resolve) => waiting.push(resolve))
      isTaken = true
      return Promise.resolve()
    },
    release: () => {
      const next = waiting.shift()
      if (next) next()
      else isTaken = false
    },
  }
}

/**
 * SQLite answers at once, so queries that follow each other would run in one turn of the event loop,
 * however many they are. The function returned waits for the next turn when this one has lasted
 * longer than the limit.
 */
function createYielding(limitMs: number): () => Promise<void> {
  let turnBeganAt: number | null = null
  return async () => {
    if (turnBeganAt === null) {
      turnBeganAt = performance.now()
      setImmediate(() => {
        turnBeganAt = null
      })
    } else if (performance.now() - turnBeganAt > limitMs) {
      await nextTurn()
    }
  }
}

/** Caches the most used prepared statements, since Kysely prepares each query again. */
function cacheStatements(file: Sqlite.Database): SqliteDatabase {
  const cached = new Map<string, SqliteStatement>()
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const statement = cached.get(sql) ?? file.prepare(sql)
      cached.delete(sql)
      cached.set(sql, statement)
      if (cached.size > CACHED_STATEMENTS) cached.delete(cached.keys().next().value ?? sql)
      return statement
    },
  }
}
