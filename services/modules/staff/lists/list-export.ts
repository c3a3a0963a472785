import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { createListExport, listExport } from '#services/contract/list-export.ts'
import { nameOf } from '#services/contract/rules/lists/lists.ts'
import { readQuery } from '#services/contract/rules/lists/query-text.ts'
import { authorOf, recordEdits } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requireConfirmed, requireRight, requireStaff } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { BYTE_ORDER_MARK, csvCell, csvLine } from '#services/platform/list/csv.ts'
import { countList, listRows } from '#services/platform/list/read-list.ts'
import { rowsChanged } from '#services/platform/list/rows-changed.ts'
import type { StaffList } from '#services/platform/list/staff-list.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { zagrebDay } from '#services/platform/moment.ts'
import { readToken, signToken } from '#services/platform/signed-token.ts'

const LIFETIME_MS = 10 * 60_000
export const EXPORT_PURPOSE = 'list-export'
/** Rows of one read: few, so that no visitor waits for them. */
const AT_ONCE = 100
/** Of each read's time the program is free for others before the next one. */
const REST = 3

type Export = z.output<typeof listExport>
const claims = listExport.extend({ until: z.string() })
const address = z.object({ token: z.string().max(12_000) })

/** What is known of people leaves the shop: with a right of its own, a code, and a record. */
export function listExportRoutes({ lists, config, clock }: ModuleDeps): readonly Route[] {
  return [
    route(createListExport, async ({ count, ...wanted }, scope) => {
      const { source } = listOf(lists, wanted.list)
      const staff = requireStaff(scope)
      requireRight(staff, source.list.right)
      if (source.list.isPersonal) {
        requireRight(staff, 'people.export')
        requireConfirmed(staff)
      }
      const unknown = wanted.columns.find(({ name }) => !Object.hasOwn(source.list.columns, name))
      if (unknown) {
        throw new Refusal(400, `There is no column ${unknown.name}.`, {
          ...{ code: 'INVALID_INPUT', field: 'columns' },
        })
      }
      const query = readQuery(source.list, new URLSearchParams(wanted.query))
      const requested = { query, now: clock.now() }
      const { count: current } = await countList(scope.db, source, requested)
      if (current !== count) throw rowsChanged(current)
      await record(scope, wanted.list, { query: wanted.query, count })
      const until = new Date(clock.now().getTime() + LIFETIME_MS).toISOString()
      const signing = { purpose: EXPORT_PURPOSE, secret: config.sessionSecret }
      return { until, path: `/download/list?token=${signToken({ ...wanted, until }, signing)}` }
    }),
  ]
}

function listOf(lists: readonly StaffList[], name: Export['list']): StaffList {
  const list = lists.find(({ source }) => nameOf(source.list) === name)
  if (!list) throw new Error(`No module declares the list ${name}`)
  return list
}

type Requested = { readonly query: string; readonly count: number }

async function record(scope: Scope, id: string, after: Requested): Promise<void> {
  const at = scope.clock.now().toISOString()
  await inTransaction(scope.db, (trx) =>
    recordEdits(trx, { entity: 'list', id, author: authorOf(scope), at }, [
      { path: 'move.export', before: null, after },
    ]),
  )
}

/** The file itself, read while it is sent: a slow reader holds neither memory nor the database. */
export function listExportPlugin(deps: ModuleDeps): FastifyPluginAsync {
  const { config, clock } = deps
  return async (app) => {
    app.get('/download/list', async (request, reply) => {
      const given = address.safeParse(request.query)
      const signing = { purpose: EXPORT_PURPOSE, secret: config.sessionSecret }
      const wanted = given.success ? readToken(given.data.token, claims, signing) : null
      if (!wanted || wanted.until <= clock.now().toISOString()) {
        throw new Refusal(404, 'There is no such file (any more).')
      }
      const file = `${wanted.list.toLowerCase()}-${zagrebDay(clock.now())}.csv`
      return await reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${file}"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(linesOf(deps, wanted), { highWaterMark: 1 }))
    })
  }
}

async function* linesOf(
  { db, lists, findPerson, clock, config }: ModuleDeps,
  { list, query: text, columns, words }: Export,
): AsyncGenerator<string> {
  const { source, rowsOf, columnsOf } = listOf(lists, list)
  const reading = { db, findPerson, clock, config }
  const query = readQuery(source.list, new URLSearchParams(text))
  const texts = new Map(words.map(({ word, text: name }) => [word, name]))
  const more = (await columnsOf?.(query, reading)) ?? []
  yield BYTE_ORDER_MARK + csvLine([...columns, ...more].map(({ title }) => title))
  let startedAt = performance.now()
  for await (const stored of listRows(db, source, {
    ...{ query, now: clock.now(), limit: AT_ONCE },
  })) {
    const rows = await rowsOf(stored as never[], reading)
    const lines = rows
      .map((row, nth) =>
        csvLine([
          ...columns.map(({ name }) =>
            csvCell(source.list.columns[name]?.kind, Reflect.get(row, name), texts),
          ),
          ...more.map(({ textOf }) => textOf(stored[nth] as never)),
        ]),
      )
      .join('')
    const took = performance.now() - startedAt
    yield lines
    await pause(REST * took)
    startedAt = performance.now()
  }
}
