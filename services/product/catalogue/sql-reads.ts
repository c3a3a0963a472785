import type { Db } from '#services/platform/database.ts'
import { productTotals } from '#services/product/category-store.ts'
import type { CatalogueReads } from './catalogue-reads.ts'
import { filteredAttributes, withoutAttribute } from './sideways.ts'
import { layerCounts } from './sql-layers.ts'
import { countListed, listedIds } from './sql-list.ts'

/** Words are looked for as they stand, anywhere in what a product is found by. */
export function createSqlReads(db: Db): CatalogueReads {
  return {
    list: async (question, window) => {
      const total = await countListed(db, question)
      return { total, ids: window.offset < total ? await listedIds(db, question, window) : [] }
    },
    layers: async (question) => {
      const filtered = filteredAttributes(question)
      const [together, ...alone] = await Promise.all([
        layerCounts(db, question),
        ...filtered.map((id) => layerCounts(db, withoutAttribute(question, id), id)),
      ])
      return [...together.filter((row) => !filtered.includes(row.attributeId)), ...alone.flat()]
    },
    categoryTotals: (categories) => productTotals(db, categories),
  }
}
