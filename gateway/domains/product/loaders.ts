import DataLoader from 'dataloader'
import type { DomainDeps } from '#gateway/context.ts'
import { filterProducts, type ProductRecord } from '#services/contract/product.ts'
import { NOT_ARCHIVED } from './filters.ts'
import { EVERYTHING, type SelectedFields, selects } from './selected-fields.ts'

export type ProductLoaders = {
  /** A product for sale. Ids with the same fields are batched into one call. */
  byId(id: number, fields?: SelectedFields): Promise<ProductRecord | null>
  /** Those of the ids that are for sale, through the same batch. */
  byIds(ids: readonly number[], fields?: SelectedFields): Promise<ProductRecord[]>
}

type Products = DataLoader<number, ProductRecord | null>

/** Largest `limit` of the service. */
const BATCH_LIMIT = 100

export function createLoaders({
  taggedUpstream: upstream,
  tags,
}: Pick<DomainDeps, 'taggedUpstream' | 'tags'>): ProductLoaders {
  const loaders = new Map<SelectedFields, Products>()

  async function loadMany(
    ids: readonly number[],
    fields: SelectedFields,
  ): Promise<(ProductRecord | null)[]> {
    for (const id of ids) tags.add(`product:${id}`)
    const { records } = await upstream.call(filterProducts, {
      filters: [{ key: 'id', value: [...ids] }, NOT_ARCHIVED],
      ...selects(fields),
      page: 1,
      limit: ids.length,
    })
    const byId = new Map(records.map((product) => [product.id, product]))
    return ids.map((id) => byId.get(id) ?? null)
  }

  function loaderOf(fields: SelectedFields): Products {
    const load = (ids: readonly number[]) => loadMany(ids, fields)
    const loader = loaders.get(fields) ?? new DataLoader(load, { maxBatchSize: BATCH_LIMIT })
    loaders.set(fields, loader)
    return loader
  }

  return {
    byId: (id, fields = EVERYTHING) => loaderOf(fields).load(id),

    async byIds(ids, fields = EVERYTHING) {
      const loader = loaderOf(fields)
      const found = await Promise.all(ids.map((id) => loader.load(id)))
      return found.filter((product) => product !== null)
    },
  }
}
