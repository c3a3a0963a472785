import type { Db } from '#services/platform/database.ts'
import type { CatalogueReads } from '#services/product/catalogue/catalogue-reads.ts'
import { excludingOwnFacet, filteredAttributes } from '#services/product/catalogue/own-facet.ts'
import { categoryTotals, facetCounts, priceFacets } from './sql-facets.ts'
import { countListed, listedIds } from './sql-list.ts'

/** The oracle of the catalogue index: the same answers by SQL. It knows no keywords. */
export function createSqlReads(db: Db): CatalogueReads {
  return {
    list: async (question, window) => {
      const total = await countListed(db, question)
      return { total, ids: window.offset < total ? await listedIds(db, question, window) : [] }
    },
    facets: async (question) => {
      const filtered = [...filteredAttributes(question)]
      const [together, ...alone] = await Promise.all([
        facetCounts(db, question),
        ...filtered.map((id) => facetCounts(db, excludingOwnFacet(question, id), id)),
      ])
      return [...together.filter((row) => !filtered.includes(row.attributeId)), ...alone.flat()]
    },
    priceFacets: (question) => priceFacets(db, question),
    categoryTotals: (categories) => categoryTotals(db, categories),
  }
}
