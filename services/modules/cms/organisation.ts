import type { z } from 'zod'
import { footerSection } from '#services/contract/layout-elements.ts'
import { cachedRead } from '#services/platform/cached-reads.ts'
import type { Db } from '#services/platform/database.ts'
import { readLayoutElements } from './pages/element-store.ts'
import { readBody } from './pages/stored-body.ts'

type Organisation = z.output<typeof footerSection>['organisation']

/** The organisation behind the site, from the footer; null when there is none. */
export async function organisation(db: Db, language: string): Promise<Organisation | null> {
  return await cachedRead(db, `organisation:${language}`, async (validity) => {
    validity.dependOn('elements')
    const [footer] = await readLayoutElements(db, ['footer-section'], language)
    if (!footer) return null
    const parsed = footerSection.shape.organisation.safeParse(
      readBody(footer.handler, footer.body).meta['organisation'],
    )
    return parsed.success ? parsed.data : null
  })
}
