import { z } from 'zod'
import { AVAILABILITIES } from '#services/contract/product.ts'
import { Validity } from '#services/platform/answer-cache.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import type { Correction } from '#services/platform/search/query.ts'
import { popularIds } from './badges/badges.ts'
import { productMemory } from './product-memory.ts'
import { productsJson } from './read/product-json.ts'
import { ALWAYS, listQuestion } from './read/product-list.ts'
import type { ReadContext } from './read/product-parts.ts'

/**
 * Finds products and categories by words as typed. Callers await `upToDate()` of the follower
 * first.
 */
export type ProductSearch = {
  /** Best match first; of equal matches those in stock first, then the newest. */
  products(
    context: ReadContext,
    keywords: string,
    limit: number,
  ): Promise<{ readonly total: number; readonly ids: readonly number[] }>
  categories(context: ReadContext, keywords: string, limit: number): Promise<readonly number[]>
  /** Best-selling products in stock, then featured ones. */
  popular(context: ReadContext, limit: number): Promise<readonly number[]>
  correct(context: ReadContext, keywords: string): Promise<Correction | null>
}

/** Only this many matches are reordered by stock; equal matches beyond them stay newest first. */
const COMPARED = 30

const stocked = z.object({ id: z.number(), availability: z.enum(AVAILABILITIES).nullish() })
const STOCK_FIELDS = new Set([...ALWAYS, 'availability'] as const)

export function productSearch(deps: ModuleDeps): ProductSearch {
  const { catalogue, products, categories } = productMemory(deps)

  async function soldOut(context: ReadContext, ids: readonly number[]): Promise<Set<number>> {
    const found = await productsJson({ ...context, products }, ids, STOCK_FIELDS)
    const records = found.map((json) => stocked.parse(JSON.parse(json.toString())))
    return new Set(
      records.filter(({ availability }) => availability === 'outOfStock').map(({ id }) => id),
    )
  }

  return {
    async products(context, keywords, limit) {
      const question = await listQuestion({ ...context, validity: new Validity() }, { keywords })
      const { total, best } = await catalogue.search.find(question, Math.max(limit, COMPARED))
      const missing = await soldOut(
        context,
        best.map(({ id }) => id),
      )
      const rank = ({ id }: { readonly id: number }) => Number(missing.has(id))
      const ids = best
        .toSorted((one, other) => other.score - one.score || rank(one) - rank(other))
        .map(({ id }) => id)
      return { total, ids: ids.slice(0, limit) }
    },

    async categories({ language }, keywords, limit) {
      return (await categories.find(keywords, language)).slice(0, limit)
    },

    async popular(context, limit) {
      const sold = await popularIds(context.db)
      const missing = await soldOut(context, sold)
      const best = sold.filter((id) => !missing.has(id)).slice(0, limit)
      if (best.length === limit) return best
      const filters = [
        { key: 'featured', value: true },
        { key: 'archived', value: false },
      ]
      const question = await listQuestion({ ...context, validity: new Validity() }, { filters })
      const featured = await catalogue.reads.list(question, {
        sort: undefined,
        limit: 2 * limit,
        offset: 0,
      })
      return [...new Set([...best, ...featured.ids])].slice(0, limit)
    },

    correct: ({ language }, keywords) => catalogue.search.correct(keywords, language),
  }
}
