import { addSearchChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { clearDue, setDue } from '#services/platform/jobs/due.ts'
import { setSlug } from '#services/platform/slugs.ts'
import { insertPage, insertPageTexts, type PageTexts, updatePageMoment } from './page-store.ts'

export const PUBLISH_PAGE = 'cms.publish-page'

export async function createPage(
  trx: Trx,
  page: {
    readonly slug: Readonly<Record<string, string>>
    readonly texts: PageTexts
    /** False for a page that site map, search and search engines leave out. */
    readonly isListed?: boolean
    /** Null or undefined for a draft. */
    readonly publishedAt?: string | null
    readonly at: string
  },
): Promise<number> {
  const id = await insertPage(trx, {
    isListed: page.isListed ?? true,
    publishedAt: null,
    at: page.at,
  })
  await insertPageTexts(trx, id, page.texts)
  for (const [language, slug] of Object.entries(page.slug)) {
    await setSlug(trx, { kind: 'page', language, slug, target: id })
  }
  if (page.publishedAt) await publishPage(trx, { id, publishedAt: page.publishedAt, at: page.at })
  return id
}

/** A future time hides the page until then; null makes it a draft. */
export async function publishPage(
  trx: Trx,
  { id, publishedAt, at }: { id: number; publishedAt: string | null; at: string },
): Promise<void> {
  if (!(await updatePageMoment(trx, { id, publishedAt, at }))) {
    throw new Refusal(404, 'There is no such page.')
  }
  const key = String(id)
  if (publishedAt !== null && publishedAt > at) {
    await setDue(trx, { kind: PUBLISH_PAGE, key, at: publishedAt, payload: { id } })
  } else {
    await clearDue(trx, PUBLISH_PAGE, key)
  }
  await addSearchChanges(trx, [`page:${id}`])
}
