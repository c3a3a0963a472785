import type {
  CatalogueReads,
  FacetCount,
  ListQuestion,
} from '#services/modules/product/catalogue/catalogue-reads.ts'
import {
  excludingFacets,
  excludingOwnFacet,
  filteredAttributes,
} from '#services/modules/product/catalogue/own-facet.ts'
import type { Db } from '#services/platform/database.ts'
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
      const everything = excludingFacets(question)
      const [counted, offered, prices, offeredPrices] = await Promise.all([
        countsOf(db, question),
        countsOf(db, everything, filteredAttributes(question)),
        priceFacets(db, question),
        priceFacets(db, everything),
      ])
      return {
        ...prices,
        counts: withZeros(counted, offered),
        reduced: offeredPrices.reduced === 0 ? null : prices.reduced,
        prices: prices.prices ?? (offeredPrices.prices && { ...offeredPrices.prices, total: 0 }),
      }
    },
    categoryTotals: (categories) => categoryTotals(db, categories),
  }
}

async function countsOf(
  db: Db,
  question: ListQuestion,
  filtered = filteredAttributes(question),
): Promise<readonly FacetCount[]> {
  const [together, ...alone] = await Promise.all([
    facetCounts(db, question),
    ...[...filtered].map((id) => facetCounts(db, excludingOwnFacet(question, id), id)),
  ])
  return [...together.filter((row) => !filtered.has(row.attributeId)), ...alone.flat()]
}

/** Values that the other filters exclude stay, without products. */
function withZeros(
  counted: readonly FacetCount[],
  offered: readonly FacetCount[],
): readonly FacetCount[] {
  const keyOf = ({ attributeId, valueId, yesNo }: FacetCount) =>
    `${attributeId} ${valueId} ${yesNo}`
  const counts = new Map(offered.map((count) => [keyOf(count), { ...count, total: 0 }]))
  for (const count of counted) counts.set(keyOf(count), count)
  return [...counts.values()]
}
