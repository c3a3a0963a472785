import type {} from '#services/modules/cms/tables.ts'
import type { Db } from '#services/platform/database.ts'

export type ContentKind = 'page' | 'post'

export async function idsAfter(
  db: Db,
  kind: ContentKind,
  afterId: number,
  limit: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom(kind)
    .select('id')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Texts of public and scheduled posts, without drafts. */
export async function postTexts(db: Db, ids: readonly number[]) {
  const [texts, terms] = await Promise.all([
    db
      .selectFrom('post')
      .innerJoin('post_text', 'post_text.post_id', 'post.id')
      .select([
        'post.id',
        'post.media_id',
        'post.published_at',
        'post_text.language',
        'post_text.title',
        'post_text.excerpt',
        'post_text.search',
      ])
      .where('post.id', 'in', ids)
      .where('post.published_at', 'is not', null)
      .execute(),
    db
      .selectFrom('post_term')
      .innerJoin('term_text', 'term_text.term_id', 'post_term.term_id')
      .select(['post_term.post_id', 'term_text.language', 'term_text.title'])
      .where('post_term.post_id', 'in', ids)
      .orderBy('post_term.position')
      .execute(),
  ])
  const termsOf = Map.groupBy(terms, (term) => `${term.post_id} ${term.language}`)
  return texts.map((text) => ({
    ...text,
    terms: (termsOf.get(`${text.id} ${text.language}`) ?? []).map(({ title }) => title),
  }))
}

/** Texts of public and scheduled pages that are listed, with the bodies of their published sections. */
export async function pageTexts(db: Db, ids: readonly number[]) {
  const [texts, elements] = await Promise.all([
    db
      .selectFrom('page')
      .innerJoin('page_text', 'page_text.page_id', 'page.id')
      .select([
        'page.id',
        'page.published_at',
        'page_text.language',
        'page_text.title',
        'page_text.meta_description',
      ])
      .where('page.id', 'in', ids)
      .where('page.is_listed', '=', 1)
      .where('page.published_at', 'is not', null)
      .execute(),
    db
      .selectFrom('element')
      .innerJoin('element_version', (join) =>
        join
          .onRef('element_version.element_id', '=', 'element.id')
          .onRef('element_version.version', '=', 'element.published_version'),
      )
      .select(['element.page_id', 'element.language', 'element.handler', 'element_version.body'])
      .where('element.page_id', 'in', ids)
      .orderBy('element.position')
      .orderBy('element.id')
      .execute(),
  ])
  const elementsOf = Map.groupBy(elements, (element) => `${element.page_id} ${element.language}`)
  return texts.map((text) => ({
    ...text,
    elements: elementsOf.get(`${text.id} ${text.language}`) ?? [],
  }))
}
