// Preloaded with `--import` into services whose statements the bench repeats by hand: answers the
// message `statements` with those of the requests since the last one.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { followChanges } from '#services/contract/settings.ts'
import type { Statement } from './statements.ts'

type Row = { readonly id?: unknown }

/** Work in the background is no part of a request, and the change feed is read all the time. */
const isRecorded = new AsyncLocalStorage<boolean>()
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }
  isRecorded.enterWith(!request.url?.includes(followChanges.path))
})

let statements: Statement[] = []

function note(text: string, values: unknown): (rows: unknown) => void {
  if (!isRecorded.getStore()) return () => undefined
  const statement: Statement = { text, values: Array.isArray(values) ? values : [], ids: [] }
  statements.push(statement)
  return (rows) => {
    if (!/^insert/.test(text) || !Array.isArray(rows)) return
    for (const { id } of rows as Row[]) if (typeof id === 'number') statement.ids.push(id)
  }
}

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const noteRows = typeof args[0] === 'string' ? note(args[0], args[1]) : () => undefined
  const answer: unknown = Reflect.apply(query, this, args)
  if (answer instanceof Promise)
    answer.then(
      ({ rows }) => noteRows(rows),
      () => undefined,
    )
  return answer
} as typeof query

const any = new Sqlite(':memory:').prepare('select 1')
const prototype: Sqlite.Statement = Object.getPrototypeOf(any)
for (const name of ['all', 'run', 'iterate'] as const) {
  const original = prototype[name]
  prototype[name] = function (this: Sqlite.Statement, ...args: unknown[]) {
    const noteRows = note(this.source, args[0])
    const answer: unknown = Reflect.apply(original, this, args)
    noteRows(answer)
    return answer
  } as never
}

process.on('message', (message) => {
  if (message !== 'statements') return
  process.send?.(statements)
  statements = []
})
