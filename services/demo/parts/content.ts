import type { DemoPart } from '#services/demo/part.ts'
import { hasPages } from '#services/modules/cms/api.ts'

/** Pictures, catalogue, news, events and pages. */
export const part: DemoPart = {
  isMissing: async (db) => !(await hasPages(db)),

  async prepare({ clock }) {
    const { seedContent } = await import('#services/demo/seed-content.ts')
    const { seedCatalogue } = await import('#services/demo/seed-catalogue.ts')
    const { seedNews } = await import('#services/demo/seed-news.ts')
    const { preparePictures, savePictures } = await import('#services/demo/pictures-list.ts')
    const { matchDay } = await import('#services/demo/content/dates.ts')
    const now = clock.now()
    const match = matchDay(now)
    const prepared = await preparePictures(match, now)
    return async (trx) => {
      const pictures = await savePictures(trx, clock, prepared)
      const categories = await seedCatalogue(trx, { clock, pictures, match })
      await seedNews(trx, { now, match, pictures })
      await seedContent(trx, { now, match, pictures, categories })
    }
  },
}
