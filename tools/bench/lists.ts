import { sql } from 'kysely'
import { pino } from 'pino'
import { CUSTOMER_LIST } from '#services/contract/rules/lists/customers.ts'
import type { QueryOf } from '#services/contract/rules/lists/list.ts'
import { ORDER_LIST } from '#services/contract/rules/lists/orders.ts'
import { MIGRATIONS } from '#services/generated/migrations.ts'
import { ORDERS, rowOf as orderRow } from '#services/modules/order/list/order-list.ts'
import { CUSTOMERS, rowOf as customerRow } from '#services/modules/user/customer/customer-list.ts'
import { type Db, type Engine, openDatabase } from '#services/platform/database.ts'
import { readList } from '#services/platform/list/read-list.ts'
import { migrate } from '#services/platform/migrate.ts'
import { inNewPlace } from './cart-place.ts'
import { insertCustomerRows } from './customer-rows.ts'
import { quantile } from './driver.ts'
import { insertOrderRows } from './order-rows.ts'
import { fixed, table } from './table.ts'

type Read = (db: Db) => Promise<unknown>

const SEARCHES = ['kovačić', 'kova', 'ma', 'a', 'ivan bož', 'marko nik', '2024-0', 'k4711@', '4711']
const PAGE = { limit: 50 }
const LOG = pino({ level: 'silent' })

/** Pages of the lists of staff with their counts, on each engine that is at hand. */
export async function measureLists(rows: number, rounds: number): Promise<string> {
  const engines: readonly Engine[] = process.env['TEST_DATABASE_URL']
    ? ['sqlite', 'postgres']
    : ['sqlite']
  const columns: (readonly string[])[] = []
  for (const engine of engines) {
    await inNewPlace(engine, async ({ dataDir, databaseUrl }) => {
      const { db, close } = openDatabase(
        { dataDir, databaseUrl: databaseUrl || null },
        { log: LOG, sole: true },
      )
      await migrate(db, MIGRATIONS)
      await insertOrderRows(db, { count: rows, until: new Date() })
      await insertCustomerRows(db, { count: rows, until: new Date() })
      if (engine === 'postgres') await sql`analyze`.execute(db)
      columns.push(await measureQueries(db, rounds))
      await close()
    })
  }
  const head = [`p95 of a page of 50 and its count, ms, ${rows} rows`, ...engines]
  const lines = Object.keys(READS).map((name, at) => [
    name,
    ...columns.map((column) => column[at] ?? ''),
  ])
  return table(head, lines)
}

const READS: Readonly<Record<string, Read>> = {
  ...readsOf<QueryOf<typeof ORDER_LIST>>('orders', {
    queries: {
      ...ORDER_LIST.views,
      'by total': { sort: 'TOTAL_DESC' },
      'two states': { filter: { state: ['SHIPPED', 'DELIVERED'] } },
      ...searches(SEARCHES),
    },
    read: async (db, query) =>
      (await readList(db, ORDERS, { query, now: new Date(), paging: PAGE })).rows.map(orderRow),
  }),
  ...readsOf<QueryOf<typeof CUSTOMER_LIST>>('customers', {
    queries: {
      ...CUSTOMER_LIST.views,
      'by name': { sort: 'NAME_ASC' },
      ...searches(SEARCHES.filter((search) => !search.startsWith('2024'))),
    },
    read: async (db, query) =>
      (await readList(db, CUSTOMERS, { query, now: new Date(), paging: PAGE })).rows.map(
        customerRow,
      ),
  }),
}

function searches(words: readonly string[]): Record<string, { readonly search: string }> {
  return Object.fromEntries(words.map((search) => [`search “${search}”`, { search }]))
}

function readsOf<Query>(
  list: string,
  {
    queries,
    read,
  }: {
    readonly queries: Readonly<Record<string, Query>>
    read(db: Db, query: Query): Promise<unknown>
  },
): Readonly<Record<string, Read>> {
  return Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [
      `${list}: ${name}`,
      async (db: Db) => await read(db, query),
    ]),
  )
}

async function measureQueries(db: Db, rounds: number): Promise<readonly string[]> {
  const found: string[] = []
  for (const read of Object.values(READS)) {
    const times: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const began = performance.now()
      await read(db)
      if (round > 0) times.push(performance.now() - began)
    }
    found.push(
      fixed(
        quantile(
          times.toSorted((left, right) => left - right),
          0.95,
        ),
        1,
      ),
    )
  }
  return found
}
