import { sql } from 'kysely'
import { Pool } from 'undici'
import { callUrl } from '#services/contract/call.ts'
import { filterProducts, getLayers } from '#services/contract/product.ts'
import type { Db } from '#services/platform/database.ts'
import { site } from '#services/settings/api.ts'
import type { BenchRequest } from './driver.ts'
import { startServicesOn } from './programs.ts'
import { compare } from './sides.ts'
import { type Cell, fixed } from './table.ts'

export const CALLS_HEAD = ['whole call', 'products', 'calls/s', 'p50 ms', 'p99 ms', 'CPU ms']

type Call = { readonly title: string; readonly request: BenchRequest }

/** As a gateway asks: one page of a list with what its cards show, the facets beside it, a search. */
export async function callRequests(db: Db): Promise<readonly Call[]> {
  const { apiKeyToken, id, storeId } = await site(db)
  const { rows } = await sql<{ id: number }>`
    select category_id as id from product_category
    group by category_id order by count(*) desc limit 1`.execute(db)
  const filters = [
    { key: 'archived', value: false },
    { key: 'category', value: rows.map((row) => row.id) },
  ]
  const request = (call: typeof filterProducts | typeof getLayers, input: object) => ({
    method: 'POST' as const,
    path: callUrl(call),
    headers: {
      'content-type': 'application/json',
      apiKey: apiKeyToken,
      site: String(id),
      store: String(storeId),
    },
    body: JSON.stringify(input),
  })
  const page = { select: ['retailPrice', 'finalPrice', 'availability'], page: 2, limit: 24 }
  return [
    { title: 'Facets of a category', request: request(getLayers, { filters }) },
    {
      title: 'List of 24 of a category, cheapest first',
      request: request(filterProducts, {
        ...page,
        filters,
        sort: { param: 'finalPrice', order: 'asc' },
      }),
    },
    {
      title: 'Search "dres", 24 found',
      request: request(filterProducts, { ...page, keywords: 'dres' }),
    },
  ]
}

export async function measureCalls(
  dataDir: string,
  calls: readonly Call[],
  { size, ...effort }: { size: number; rounds: number; ms: number },
): Promise<Cell[][]> {
  const services = await startServicesOn(dataDir)
  const pool = new Pool(services.url, { connections: 1 })
  try {
    const sides = calls.map(({ title, request }) => ({
      name: title,
      program: services,
      services,
      pool,
      requestOf: () => request,
    }))
    const measured = await compare(sides, { ...effort, connections: 1 })
    return measured.map(({ perSecond, p50, p99, cpu }, index) => [
      calls[index]?.title ?? '',
      size,
      fixed(perSecond, 0),
      fixed(p50, 2),
      fixed(p99, 2),
      fixed(cpu, 3),
    ])
  } finally {
    await pool.close()
    await services.stop()
  }
}
