import { richText } from '#services/contract/sections/rich-text.ts'
import { cachedRead } from '#services/platform/cached-reads.ts'
import type { Db } from '#services/platform/database.ts'
import { findSlug, slugTag } from '#services/platform/slugs.ts'
import { withFallback } from '#services/platform/text/language-fallback.ts'
import { readPageElements } from './pages/element-store.ts'
import { findVisiblePage } from './pages/page-store.ts'
import { readBody } from './pages/stored-body.ts'

/** The text of a public page, for documents and mails; null when there is no such page. */
export async function pageText(
  db: Db,
  {
    slug,
    language,
    now,
  }: { readonly slug: string; readonly language: string; readonly now: string },
): Promise<{ readonly title: string; readonly html: string } | null> {
  return await cachedRead(db, `page-text:${language}:${slug}`, async (validity) => {
    validity.dependOn(slugTag('page', slug))
    const found = await findPage(db, slug, language)
    if (!found) return null
    validity.dependOn(`page:${found.target}`)
    const page = await findVisiblePage(db, { id: found.target, language, now })
    if (!page) return null
    const elements = await readPageElements(db, page.id, language)
    const parts = elements.flatMap(({ handler, body }) => {
      const text = handler === 'rich-text' ? richText.safeParse(readBody(handler, body).meta) : null
      return text?.success ? text.data.body : []
    })
    return { title: page.title, html: parts.join('\n') }
  })
}

async function findPage(db: Db, slug: string, language: string) {
  for (const each of withFallback(language)) {
    const found = await findSlug(db, each, slug, 'page')
    if (found) return found
  }
  return null
}
