import { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { CallInput } from '#services/contract/call.ts'
import { createOrderExport, orderExport } from '#services/contract/order-export.ts'
import type { OrderRow } from '#services/contract/order-list.ts'
import { ORDER_LIST } from '#services/contract/rules/lists/orders.ts'
import { readQuery } from '#services/contract/rules/lists/query-text.ts'
import { authorOf, recordEdits } from '#services/modules/history/api.ts'
import type {} from '#services/modules/order/tables.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requireConfirmed, requireStaff } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { BYTE_ORDER_MARK, csvAmount, csvLine, csvMoment } from '#services/platform/list/csv.ts'
import { countList, listRows } from '#services/platform/list/read-list.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { zagrebDay } from '#services/platform/moment.ts'
import { readToken, signToken } from '#services/platform/signed-token.ts'
import { ORDERS, rowOf } from './order-list.ts'

const LIFETIME_MS = 10 * 60_000
const PURPOSE = 'order-export'
/** Rows of one read. */
const AT_ONCE = 500

type Export = z.output<typeof orderExport>
const claims = orderExport.extend({ until: z.string() })
const address = z.object({ token: z.string().max(8_000) })

/** Names and e-mails of buyers leave the shop: with a right of its own, a code, and a record. */
export function orderExportRoutes({ config, clock }: ModuleDeps): readonly Route[] {
  return [
    route(createOrderExport, async ({ count, ...wanted }, scope) => {
      requireConfirmed(requireStaff(scope))
      const query = readQuery(ORDER_LIST, new URLSearchParams(wanted.query))
      const now = await countList(scope.db, ORDERS, query)
      if (now.count !== count) {
        throw new Refusal(409, 'There are other orders by now.', { code: 'ROWS_CHANGED' })
      }
      await record(scope, { query: wanted.query, count })
      const until = new Date(clock.now().getTime() + LIFETIME_MS).toISOString()
      const signing = { purpose: PURPOSE, secret: config.sessionSecret }
      return { until, path: `/download/orders?token=${signToken({ ...wanted, until }, signing)}` }
    }),
  ]
}

type Requested = Pick<CallInput<typeof createOrderExport>, 'query' | 'count'>

async function record(scope: Scope, after: Requested): Promise<void> {
  const at = scope.clock.now().toISOString()
  const what = { entity: 'list', id: 'ORDERS', author: authorOf(scope), at }
  await inTransaction(scope.db, (trx) =>
    recordEdits(trx, what, [{ path: 'move.export', before: null, after }]),
  )
}

/** The file itself, read while it is sent: a slow reader holds neither memory nor the database. */
export function orderExportPlugin({ db, config, clock }: ModuleDeps): FastifyPluginAsync {
  return async (app) => {
    app.get('/download/orders', async (request, reply) => {
      const given = address.safeParse(request.query)
      const signing = { purpose: PURPOSE, secret: config.sessionSecret }
      const wanted = given.success ? readToken(given.data.token, claims, signing) : null
      if (!wanted || wanted.until <= clock.now().toISOString()) {
        throw new Refusal(404, 'There is no such file (any more).')
      }
      return await reply
        .header('cache-control', 'private, no-store')
        .header(
          'content-disposition',
          `attachment; filename="orders-${zagrebDay(clock.now())}.csv"`,
        )
        .type('text/csv; charset=utf-8')
        .send(Readable.from(linesOf(db, wanted), { highWaterMark: 1 }))
    })
  }
}

async function* linesOf(db: Db, { query: text, columns, words }: Export): AsyncGenerator<string> {
  const query = readQuery(ORDER_LIST, new URLSearchParams(text))
  const texts = new Map(words.map(({ word, text: name }) => [word as string, name]))
  const names = columns.map(({ name }) => name)
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title))
  for await (const rows of listRows(db, ORDERS, { query, limit: AT_ONCE })) {
    yield rows
      .map(rowOf)
      .map((row) => csvLine(names.map((name) => cellOf(row, name, texts))))
      .join('')
  }
}

function cellOf(
  row: OrderRow,
  name: Export['columns'][number]['name'],
  words: ReadonlyMap<string, string>,
): string {
  const value = row[name]
  if (value === null) return ''
  if (typeof value === 'object') return csvAmount(value.amount)
  switch (ORDER_LIST.columns[name].kind) {
    case 'moment':
      return csvMoment(value)
    case 'word':
      return words.get(value) ?? value
    default:
      return value
  }
}
