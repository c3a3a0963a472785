import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { vi } from 'vitest'
import type { Engine } from '#services/platform/database.ts'

/**
 * Every statement that reaches the database while `work` is done, as it is written, without values.
 * The catalogue index reads the change feed at moments of its own, so that is left out.
 */
export async function statementsOf(engine: Engine, work: () => Promise<void>): Promise<string[]> {
  const texts: string[] = []
  const stop = engine === 'postgres' ? watchPostgres(texts) : watchSqlite(texts)
  try {
    await work()
  } finally {
    stop()
  }
  return texts.filter((text) => !text.includes('from change_feed'))
}

function watchPostgres(texts: string[]): () => void {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  return () => {
    for (const [statement] of query.mock.calls) texts.push(textOf(statement))
    query.mockRestore()
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return typeof statement === 'object' && statement && 'text' in statement
    ? String(statement.text)
    : 'unknown'
}

function watchSqlite(texts: string[]): () => void {
  const any = new Sqlite(':memory:').prepare('select 1')
  const prototype: Sqlite.Statement = Object.getPrototypeOf(any)
  const spies = (['all', 'run', 'iterate'] as const).map((name) => {
    const original = prototype[name]
    const noting = function (this: Sqlite.Statement, ...values: unknown[]) {
      texts.push(this.source)
      return Reflect.apply(original, this, values)
    }
    return vi.spyOn(prototype, name).mockImplementation(noting)
  })
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}
