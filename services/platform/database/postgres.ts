import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Tables } from '#services/platform/tables.ts'
import { TRANSACTIONS_AT_ONCE } from './in-transaction.ts'

/** Three more than transactions at once, so that reads never wait for those that wait for locks. */
const POOL_SIZE = TRANSACTIONS_AT_ONCE + 3
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 10_000
/** An idle open transaction delays the change feed of every replica. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000
const INT8 = 20
const NUMERIC = 1700

export function openPostgres(
  databaseUrl: string,
  log: Logger,
  { isLimited = true } = {},
): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(isLimited && {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    }),
    application_name: 'savez-services',
    keepAlive: true,
    types: { getTypeParser: parserOf },
  })
  const onLost = (error: Error) => log.warn({ fault: error.name }, 'database connection lost')
  // The pool handles errors of idle connections only; an error on one in use would end the process.
  pool.on('connect', (client) => client.on('error', onLost))
  pool.on('error', () => {}) // the same fault again, passed on
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** PostgreSQL returns sums and counts as text; ours fit a number. */
const parserOf: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === INT8 || type === NUMERIC
    ? Number
    : pg.types.getTypeParser(type, format === 'binary' ? 'binary' : 'text')
