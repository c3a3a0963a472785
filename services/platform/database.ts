import { type Kysely, PostgresAdapter, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

export type Engine = 'sqlite' | 'postgres'

// biome-ignore lint/suspicious/noExplicitAny: migrations name their own row types, so any database must fit
export function engineOf(db: Kysely<any>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
