import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { vi } from 'vitest'
import type { Engine } from '#services/platform/database.ts'

export type Executed = { readonly sql: string; readonly values: readonly unknown[] }

/** Every statement that reaches the database while `work` is done, as it is written. */
export async function statementsOf(engine: Engine, work: () => Promise<void>): Promise<string[]> {
  return (await executedBy(engine, work)).map(({ sql }) => sql)
}

/**
 * The same with its values. The catalogue index reads the change feed at moments of its own, so that
 * is left out.
 */
export async function executedBy(
  engine: Engine,
  work: () => Promise<void>,
): Promise<readonly Executed[]> {
  const executed: Executed[] = []
  const stop = engine === 'postgres' ? watchPostgres(executed) : watchSqlite(executed)
  try {
    await work()
  } finally {
    stop()
  }
  return executed.filter(({ sql }) => !sql.includes('from change_feed'))
}

function watchPostgres(executed: Executed[]): () => void {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  return () => {
    for (const [statement, values] of query.mock.calls) executed.push(executedOf(statement, values))
    query.mockRestore()
  }
}

function executedOf(statement: unknown, values: unknown): Executed {
  const list = (given: unknown) => (Array.isArray(given) ? given : [])
  if (typeof statement === 'string') return { sql: statement, values: list(values) }
  if (typeof statement !== 'object' || !statement || !('text' in statement)) {
    return { sql: 'unknown', values: [] }
  }
  const own = 'values' in statement ? statement.values : values
  return { sql: String(statement.text), values: list(own) }
}

function watchSqlite(executed: Executed[]): () => void {
  const any = new Sqlite(':memory:').prepare('select 1')
  const prototype: Sqlite.Statement = Object.getPrototypeOf(any)
  const spies = (['all', 'run', 'iterate'] as const).map((name) => {
    const original = prototype[name]
    const noting = function (this: Sqlite.Statement, ...values: unknown[]) {
      executed.push({ sql: this.source, values: values.flat() })
      return Reflect.apply(original, this, values)
    }
    return vi.spyOn(prototype, name).mockImplementation(noting)
  })
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}
