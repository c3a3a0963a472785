import type {} from '#services/modules/cms/tables.ts'
import type { Db } from '#services/platform/database.ts'

/** How many pages have a section of each handler, in any language and version. */
export async function countPages(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('element')
    .select(['handler', ({ fn }) => fn.count('page_id').distinct().as('pages')])
    .where('page_id', 'is not', null)
    .groupBy('handler')
    .execute()
  return new Map(rows.map(({ handler, pages }) => [handler, Number(pages)]))
}

/** Pages with a section of the handler, once for each language in which they have it. */
export function pagesWith(
  db: Db,
  { handler, limit }: { readonly handler: string; readonly limit: number },
) {
  return db
    .selectFrom('element')
    .innerJoin('page', 'page.id', 'element.page_id')
    .innerJoin('page_text', (join) =>
      join
        .onRef('page_text.page_id', '=', 'element.page_id')
        .onRef('page_text.language', '=', 'element.language'),
    )
    .leftJoin('slug', (join) =>
      join
        .onRef('slug.target', '=', 'element.page_id')
        .onRef('slug.language', '=', 'element.language')
        .on('slug.kind', '=', 'page')
        .on('slug.current', '=', 1),
    )
    .select(['page.id', 'page.published_at', 'page_text.language', 'page_text.title', 'slug.slug'])
    .distinct()
    .where('element.handler', '=', handler)
    .orderBy('page_text.title')
    .orderBy('page.id')
    .orderBy('page_text.language')
    .limit(limit)
    .execute()
}
