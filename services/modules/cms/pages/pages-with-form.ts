import type {} from '#services/modules/cms/tables.ts'
import type { Db } from '#services/platform/database.ts'
import { currentSlugs } from '#services/platform/slugs.ts'
import { pageTitles } from './page-store.ts'
import { readBody } from './stored-body.ts'

type ShowingPage = { readonly id: string; readonly title: string; readonly path: string | null }

/** Pages that show a form, or will once a draft of theirs is published. */
export async function pagesWithForm(
  db: Db,
  formId: number,
  language: string,
): Promise<ShowingPage[]> {
  const versions = await db
    .selectFrom('element')
    .innerJoin('element_version', 'element_version.element_id', 'element.id')
    .select(['element.page_id', 'element_version.body'])
    .where('element.handler', '=', 'form')
    .where(({ eb, or, ref }) =>
      or([
        eb('element.published_version', 'is', null),
        eb('element_version.version', '>=', ref('element.published_version')),
      ]),
    )
    .execute()
  const ids = versions.flatMap(({ page_id, body }) =>
    page_id !== null && readBody('form', body).meta['formId'] === formId ? page_id : [],
  )
  if (ids.length === 0) return []
  const pages = await pageTitles(db, [...new Set(ids)], language)
  const slugs = await currentSlugs(
    db,
    'page',
    language,
    pages.map(({ id }) => id),
  )
  return pages.map(({ id, title, published_at }) => {
    const slug = slugs.get(id)
    return { id: `${id}`, title, path: slug && published_at ? `/${slug}` : null }
  })
}
