import { sql } from 'kysely'
import { pino } from 'pino'
import { ORDER_LIST } from '#services/contract/rules/lists/orders.ts'
import { MIGRATIONS } from '#services/generated/migrations.ts'
import { ORDERS, rowOf } from '#services/modules/order/list/order-list.ts'
import { type Db, type Engine, openDatabase } from '#services/platform/database.ts'
import { readList } from '#services/platform/list/read-list.ts'
import { migrate } from '#services/platform/migrate.ts'
import { inNewPlace } from './cart-place.ts'
import { quantile } from './driver.ts'
import { insertOrderRows } from './order-rows.ts'
import { fixed, table } from './table.ts'

type Query = Parameters<typeof readList<typeof ORDER_LIST, 'customer_order'>>[2]['query']

const SEARCHES = ['kovačić', 'kova', 'ma', 'a', 'ivan bož', 'marko nik', '2024-0', 'k4711@', '4711']
const LOG = pino({ level: 'silent' })

/** Pages of the list of staff with their counts, on each engine that is at hand. */
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
      if (engine === 'postgres') await sql`analyze`.execute(db)
      columns.push(await measureQueries(db, rounds))
      await close()
    })
  }
  const head = [`p95 of a page of 50 and its count, ms, ${rows} orders`, ...engines]
  const lines = Object.keys(queries()).map((name, at) => [
    name,
    ...columns.map((column) => column[at] ?? ''),
  ])
  return table(head, lines)
}

function queries(): Readonly<Record<string, Query>> {
  return {
    ...ORDER_LIST.views,
    'by total': { sort: 'TOTAL_DESC' },
    'two states': { filter: { state: ['SHIPPED', 'DELIVERED'] } },
    ...Object.fromEntries(SEARCHES.map((search) => [`search “${search}”`, { search }])),
  }
}

async function measureQueries(db: Db, rounds: number): Promise<readonly string[]> {
  const found: string[] = []
  for (const query of Object.values(queries())) {
    const times: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const began = performance.now()
      const page = await readList(db, ORDERS, { query, paging: { limit: 50 } })
      page.rows.map(rowOf)
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
