import { orNone } from '#gateway/layout/absence.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import type { CallInput } from '#services/contract/call.ts'
import { filterProducts } from '#services/contract/product.ts'
import type { Listed, MapKind } from './map-kind.ts'

/** Of the services' largest page. */
const PAGE_SIZE = 100
const IN_THE_SHOP = [{ key: 'archived', value: false }]
const NONE = { records: [], pagination: { page: 1, limit: 0, totalPages: 0, totalRecords: 0 } }

/** A catalogue may be too large to be read at once. */
export const productKind: MapKind = {
  async count({ upstream }) {
    const { pagination } = await orNone(
      upstream.call(filterProducts, { filters: IN_THE_SHOP, select: [], limit: 1 }),
      NONE,
    )
    return pagination.totalRecords
  },

  async read({ upstream }, from, limit) {
    const listed: Listed[] = []
    for (let page = from / PAGE_SIZE + 1; page <= (from + limit) / PAGE_SIZE; page += 1) {
      const products = await listProducts(upstream, { filters: IN_THE_SHOP, page })
      listed.push(...products)
      if (products.length < PAGE_SIZE) break
    }
    return listed
  },

  async translations({ upstream }, listed) {
    const ids = listed.map(({ key }) => Number(key))
    const found: Listed[] = []
    for (let at = 0; at < ids.length; at += PAGE_SIZE) {
      const filters = [...IN_THE_SHOP, { key: 'id', value: ids.slice(at, at + PAGE_SIZE) }]
      found.push(...(await listProducts(upstream, { filters })))
    }
    return found
  },

  tags: ['list:all'],
  tagsOf: (listed) => listed.map(({ key }) => `product:${key}`),
}

async function listProducts(
  upstream: Upstream,
  wanted: Pick<CallInput<typeof filterProducts>, 'filters' | 'page'>,
): Promise<Listed[]> {
  const { records } = await upstream.call(filterProducts, {
    ...wanted,
    select: ['media', 'format', 'updatedAt'],
    mediaSelect: ['urlTemplate'],
    sort: { param: 'id', order: 'asc' },
    limit: PAGE_SIZE,
  })
  return records.map(({ id, slug, updatedAt, media }) => ({
    ...{ key: `${id}`, place: 'product', slug, changedAt: updatedAt ?? null, pictures: media },
  }))
}
