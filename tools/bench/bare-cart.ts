/**
 * Lower bound for the bench of the cart: node:http and the raw driver, the same statements and
 * commits as the services, and an answer of the same bytes. No prices, checks, GraphQL or limits.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { z } from 'zod'
import { ownValue, type Repetition, type Statement, statements } from './statements.ts'

const { PORT, DATA_DIR, DATABASE_URL, RECORDED } = z
  .object({
    PORT: z.coerce.number(),
    DATA_DIR: z.string(),
    DATABASE_URL: z.string(),
    RECORDED: z.string(),
  })
  .parse(process.env)
const steps = z
  .record(z.string(), z.object({ statements, answer: z.string() }))
  .parse(JSON.parse(readFileSync(RECORDED, 'utf8')))
const sent = z.object({
  seed: z.string(),
  names: z.record(z.string(), z.union([z.string(), z.number()])),
  isLast: z.boolean(),
})

type Rows = readonly { readonly id?: unknown }[]
type Run = (statements: readonly Statement[], own: Repetition) => Promise<void>

const run = DATABASE_URL ? onPostgres(DATABASE_URL) : onSqlite(DATA_DIR)
const idsBySeed = new Map<string, Map<number, number>>()

createServer((request, response) => {
  const step = steps[(request.url ?? '').slice(1)]
  if (!step) {
    response.end() // whether it is ready
    return
  }
  text(request)
    .then(async (body) => {
      const { seed, names, isLast } = sent.parse(JSON.parse(body))
      const ids = idsBySeed.get(seed) ?? new Map<number, number>()
      if (isLast) idsBySeed.delete(seed)
      else idsBySeed.set(seed, ids)
      await run(step.statements, { names, seed, ids })
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(step.answer)
    })
    .catch((error: unknown) => {
      response.writeHead(500)
      response.end(String(error))
    })
}).listen(PORT, '127.0.0.1')

process.once('SIGTERM', () => process.exit(0))

function onPostgres(url: string): Run {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  return async (all, own) => {
    const client = await pool.connect()
    try {
      for (const { text: sql, values, ids } of all) {
        const { rows } = await client.query<Rows[number]>(
          sql,
          values.map((value) => ownValue(value, own)),
        )
        keepIds(ids, rows, own)
      }
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }
}

function onSqlite(dataDir: string): Run {
  const file = new Sqlite(join(dataDir, 'savez.sqlite'), { timeout: 5_000 })
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  const prepared = new Map<string, Sqlite.Statement>()
  return async (all, own) => {
    try {
      for (const { text: sql, values, ids } of all) {
        const statement = prepared.get(sql) ?? file.prepare(sql)
        prepared.set(sql, statement)
        const given = values.map((value) => ownValue(value, own))
        if (statement.reader) keepIds(ids, statement.all(...given) as Rows, own)
        else statement.run(...given)
      }
    } catch (error) {
      if (file.inTransaction) file.exec('rollback')
      throw error
    }
  }
}

function keepIds(recorded: readonly number[], rows: Rows, { ids }: Repetition): void {
  for (const [at, id] of recorded.entries()) {
    const own = rows[at]?.id
    if (typeof own === 'number') ids.set(id, own)
  }
}
