import { createKeptAnswers, freshAnswers } from '#services/platform/kept-answers.ts'
import type { Module, ModuleDeps } from '#services/platform/module.ts'
import { createNews } from '#services/platform/news.ts'
import { createLiveCatalogue, type LiveCatalogue } from './catalogue/live-catalogue.ts'
import { createKeptTexts } from './kept/kept-texts.ts'
import { freshTexts } from './product-texts.ts'
import { reductionDueHandlers } from './reductions.ts'
import { productRoutes, type Sources } from './routes.ts'
import { stockDueHandlers } from './stock-changes.ts'

/** Neither categories nor what narrows a list show anything of these. */
export const OF_OTHERS =
  /^(?:pieces:.+|planned:.+|posts|post:.+|page:.+|elements|navigation|options|events|event:.+|consents)$/

/** One for each running program: its routes are made before it starts. */
const catalogues = new WeakMap<ModuleDeps, LiveCatalogue>()

export const productModule: Module = {
  name: 'product',
  routes: (deps) => {
    const catalogue = createLiveCatalogue(deps)
    catalogues.set(deps, catalogue)
    return productRoutes({ ...sourcesOf(deps), reads: catalogue.reads })
  },
  start: async (deps) => {
    const catalogue = catalogues.get(deps)
    await catalogue?.start()
    return async () => catalogue?.stop()
  },
  dueHandlers: { ...reductionDueHandlers, ...stockDueHandlers },
}

function sourcesOf({ db, config }: ModuleDeps): Pick<Sources, 'texts' | 'answers'> {
  if (!config.keptProducts) return { texts: freshTexts, answers: freshAnswers }
  const news = createNews(db)
  return { texts: createKeptTexts(news), answers: createKeptAnswers({ news, ofOthers: OF_OTHERS }) }
}
