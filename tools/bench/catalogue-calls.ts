import { sql } from 'kysely'
import { Pool } from 'undici'
import { type Call as ContractCall, callUrl } from '#services/contract/call.ts'
import { filterCategories } from '#services/contract/category.ts'
import { filterProducts, getLayers } from '#services/contract/product.ts'
import { findContent, suggest } from '#services/contract/search.ts'
import { site } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { BenchRequest } from './driver.ts'
import { startServicesOn } from './programs.ts'
import { compare } from './sides.ts'
import { type Cell, fixed } from './table.ts'

export const CALLS_HEAD = ['whole call', 'products', 'calls/s', 'p50 ms', 'p99 ms', 'CPU ms']

type Call = { readonly title: string; requestOf(count: number): BenchRequest }

const PAGE = { select: ['retailPrice', 'finalPrice', 'availability'], page: 2, limit: 24 }
const CHEAPEST = { sort: { param: 'finalPrice', order: 'asc' } }
const SHOWN = { key: 'archived', value: false }
/**
 * Beyond every id: an empty category that differs with each request, so that no answer is cached.
 */
const NO_CATEGORY = 2_000_000_000

/** The calls of a gateway for lists, facets, searches and the category tree. */
export async function callRequests(db: Db): Promise<readonly Call[]> {
  const { apiKeyToken, id, storeId } = await site(db)
  const headers = {
    'content-type': 'application/json',
    apiKey: apiKeyToken,
    site: String(id),
    store: String(storeId),
  }
  const calling =
    (call: ContractCall) =>
    (title: string, inputOf: (count: number) => object): Call => ({
      title,
      requestOf: (count) => ({
        method: 'POST',
        path: callUrl(call),
        headers,
        body: JSON.stringify(inputOf(count)),
      }),
    })
  const [list, facets] = [calling(filterProducts), calling(getLayers)]
  const ids = await largestCategories(db)
  const largest = (many: number) => (count: number) => ({
    key: 'category',
    value: [...ids.slice(0, many), NO_CATEGORY - count],
  })
  const [one, three, filters] = [largest(1), largest(3), await valueFilters(db)]
  return [
    list('List of everything, newest first', () => ({ ...PAGE, filters: [SHOWN] })),
    list('List of a category, cheapest first', (count) => ({
      ...PAGE,
      ...CHEAPEST,
      filters: [SHOWN, one(count)],
    })),
    list('List of three categories, two filters, cheapest first', (count) => ({
      ...PAGE,
      ...CHEAPEST,
      filters: [SHOWN, three(count), ...filters],
    })),
    facets('Facets of a category', (count) => ({ filters: [SHOWN, one(count)] })),
    facets('Facets of three categories, two filters', (count) => ({
      filters: [SHOWN, three(count), ...filters],
    })),
    list('Search "dres"', () => ({ ...PAGE, keywords: 'dres' })),
    list('Search "dres domaći"', () => ({ ...PAGE, keywords: 'dres domaći' })),
    list('Search "kapulača", one letter missing', () => ({ ...PAGE, keywords: 'kapulača' })),
    calling(suggest)('Suggestions for "dres"', () => ({ keywords: 'dres' })),
    calling(findContent)('Page of results for "dres"', () => ({
      ...{ keywords: 'dres', limit: 9, productLimit: 4 },
    })),
    calling(filterCategories)('Category tree with totals', (count) => ({
      page: 1 + (count % 2),
      limit: 50 + (count % 900),
    })),
  ]
}

async function largestCategories(db: Db): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select category_id as id from product_category
    group by category_id order by count(*) desc limit 3`.execute(db)
  return rows.map((row) => row.id)
}

/** The two most frequent values of two attributes. */
async function valueFilters(db: Db) {
  const { rows } = await sql<{ code: string; valueId: number }>`
    select a.code, pa.value_id as "valueId" from product_attribute pa
    join attribute a on a.id = pa.attribute_id where pa.value_id is not null
    group by a.code, pa.value_id order by count(*) desc`.execute(db)
  const byCode = Map.groupBy(rows, ({ code }) => code)
  return Array.from(byCode, ([key, values]) => ({
    key,
    value: values.slice(0, 2).map(({ valueId }) => valueId),
  })).slice(0, 2)
}

export async function measureCalls(
  dataDir: string,
  calls: readonly Call[],
  { size, ...effort }: { size: number; rounds: number; ms: number },
): Promise<Cell[][]> {
  const services = await startServicesOn(dataDir)
  const pool = new Pool(services.url, { connections: 1 })
  try {
    const sides = calls.map(({ title, requestOf }) => ({
      name: title,
      program: services,
      services,
      pool,
      requestOf,
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
