import { findContent, findPopular, suggest } from '#services/contract/search.ts'
import { contentSearch } from '#services/modules/cms/api.ts'
import { productSearch } from '#services/modules/product/api.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { orCorrected } from './or-corrected.ts'
import { countEmptySearch } from './store.ts'
import { withoutPeople } from './without-people.ts'

const RESULTS = 9
const PRODUCTS = 4
const SUGGESTED = { products: 5, categories: 3, posts: 3, pages: 2 } as const

export function searchRoutes(deps: ModuleDeps): readonly Route[] {
  const products = productSearch(deps)
  const content = contentSearch(deps)

  async function contextOf({ db, language, clock }: Scope) {
    await deps.follower.upToDate()
    return { db, language, now: clock.now().toISOString() }
  }
  type Context = Awaited<ReturnType<typeof contextOf>>

  const correct = (context: Context) => (keywords: string) =>
    Promise.all([products.correct(context, keywords), content.correct(context, keywords)])

  return [
    route(findContent, async ({ keywords, ...page }, scope) => {
      const { offset = 0, limit = RESULTS, productLimit = PRODUCTS } = page
      const context = await contextOf(scope)
      const { entries, ...found } = await orCorrected({
        keywords,
        find: async (words) => {
          const [entries, best] = await Promise.all([
            content.find(context, words, { isAsTyped: true }),
            products.products(context, words, productLimit),
          ])
          return { entries, products: best }
        },
        isEmpty: ({ entries, products: { total } }) => entries.length + total === 0,
        correct: correct(context),
      })
      if (offset === 0 && entries.length + found.products.total === 0)
        await noteEmpty(scope, keywords)
      return {
        correctedKeywords: found.correctedKeywords,
        records: entries.slice(offset, offset + limit),
        total: entries.length,
        products: { total: found.products.total, ids: [...found.products.ids] },
      }
    }),

    route(suggest, async ({ keywords }, scope) => {
      const context = await contextOf(scope)
      const { entries, ...found } = await orCorrected({
        keywords,
        find: async (words) => {
          const [entries, best, categories] = await Promise.all([
            content.find(context, words, { isAsTyped: true }),
            products.products(context, words, SUGGESTED.products),
            products.categories(context, words, SUGGESTED.categories),
          ])
          return { entries, products: [...best.ids], categories: [...categories] }
        },
        isEmpty: (one) => one.entries.length + one.products.length + one.categories.length === 0,
        correct: correct(context),
      })
      const ofKind = (kind: 'page' | 'post', limit: number) =>
        entries.filter((entry) => entry.kind === kind).slice(0, limit)
      return {
        ...found,
        posts: ofKind('post', SUGGESTED.posts),
        pages: ofKind('page', SUGGESTED.pages),
      }
    }),

    route(findPopular, async ({ limit = PRODUCTS }, scope) => ({
      products: [...(await products.popular(await contextOf(scope), limit))],
    })),
  ]
}

async function noteEmpty({ db, clock }: Scope, keywords: string): Promise<void> {
  const counted = withoutPeople(keywords)
  if (counted !== null) await countEmptySearch(db, clock.now(), counted)
}
