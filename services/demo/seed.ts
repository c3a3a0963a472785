import { randomUUID } from 'node:crypto'
import { hasPages } from '#services/cms/api.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { setSetting } from '#services/settings/api.ts'
import { matchDay } from './content/dates.ts'
import { preparePictures, savePictures } from './pictures-list.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedContent } from './seed-content.ts'
import { seedNews } from './seed-news.ts'

/** Fills an empty database with the demo federation; one that holds anything is left alone. */
export async function seedDemo({ db, clock, log }: ModuleDeps): Promise<void> {
  if (await hasPages(db)) return
  const startedAt = performance.now()
  const now = clock.now()
  const match = matchDay(now)
  const prepared = await preparePictures(match, now)

  const isSeeded = await db.transaction().execute(async (trx) => {
    // Replicas that start together queue up at this row; the first one does the work.
    await setSetting(trx, { group: 'demo', key: 'seed', value: randomUUID() })
    if (await hasPages(trx)) return false

    const pictures = await savePictures(trx, clock, prepared)
    const categories = await seedCatalogue(trx, { clock, pictures, match })
    await seedNews(trx, { now, match, pictures })
    await seedContent(trx, { now, match, pictures, categories })
    return true
  })
  if (isSeeded) log.info({ ms: Math.round(performance.now() - startedAt) }, 'demo seeded')
}
