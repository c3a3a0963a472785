import type { Element, Page, Post, Term } from '#services/contract/cms.ts'
import { mediaReferences, mediaTags } from '#services/modules/media/api.ts'
import { Validity } from '#services/platform/answer-cache.ts'
import type { Db } from '#services/platform/database.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { slugsWithFallback } from '#services/platform/slugs.ts'
import { nextPublication } from './next-publication.ts'
import type { ElementBody } from './pages/element-body.ts'
import { pictureIds, withPictures } from './pages/element-fields.ts'
import { type ElementRow, readLayoutElements, readPageElements } from './pages/element-store.ts'
import { findVisiblePage } from './pages/page-store.ts'
import { readBody } from './pages/stored-body.ts'
import { findVisiblePost, type PostQuestion, type PostRow, readPosts } from './posts/post-store.ts'
import { readTermsOfPosts } from './posts/term-store.ts'
import { withSlugs } from './posts/terms.ts'

/** Language and time of a read, and how long its answer is valid. */
export type ReadContext = {
  readonly language: string
  readonly now: string
  readonly validity: Validity
}

/** For an answer that is not cached. */
export function contextOf({ clock, language }: Scope): ReadContext {
  return { language, now: clock.now().toISOString(), validity: new Validity() }
}

export async function viewPage(db: Db, id: number, context: ReadContext): Promise<Page | null> {
  const { language, validity } = context
  validity.dependOn(`page:${id}`)
  const [page, slugs, rows] = await Promise.all([
    findVisiblePage(db, { id, ...context }),
    slugsWithFallback(db, 'page', language, [id]),
    readPageElements(db, id, language),
  ])
  const slug = slugs.get(id)
  if (!page || slug === undefined) return null
  return {
    id,
    slug,
    title: page.title,
    language: page.language,
    metaTitle: page.meta_title,
    metaDescription: page.meta_description,
    isListed: page.is_listed === 1,
    elements: await viewElements(db, rows, context),
    updatedAt: page.updated_at,
  }
}

export async function viewLayout(
  db: Db,
  handlers: readonly string[],
  context: ReadContext,
): Promise<Element[]> {
  context.validity.dependOn('elements')
  return viewElements(db, await readLayoutElements(db, handlers, context.language), context)
}

export async function viewPost(db: Db, id: number, context: ReadContext): Promise<Post | null> {
  context.validity.dependOn(`post:${id}`)
  const row = await findVisiblePost(db, { id, ...context })
  if (!row) return null
  const [post] = await viewPosts(db, [row], context)
  return post ? { ...post, body: row.body } : null
}

export async function viewPostList(
  db: Db,
  question: PostQuestion & ReadContext,
): Promise<{ records: Post[]; total: number; endCursor: string | null }> {
  const { validity, now } = question
  validity.dependOn('posts', 'planned:posts')
  validity.endAt(await nextPublication(db, now))
  const { rows, ...list } = await readPosts(db, question)
  return { records: await viewPosts(db, rows, question), ...list }
}

async function viewPosts(
  db: Db,
  rows: readonly PostRow[],
  { language, validity }: ReadContext,
): Promise<Post[]> {
  const ids = rows.map(({ id }) => id)
  const mediaIds = rows.flatMap((row) => row.media_id ?? [])
  validity.dependOn('terms', ...ids.map((id) => `post:${id}`), ...mediaTags(mediaIds))
  const [slugs, terms, media] = await Promise.all([
    slugsWithFallback(db, 'post', language, ids),
    termsByPost(db, ids, language),
    mediaReferences(db, mediaIds, language),
  ])
  return rows.flatMap((row) => {
    const slug = slugs.get(row.id)
    if (slug === undefined || row.published_at === null) return []
    return {
      id: row.id,
      slug,
      title: row.title,
      language: row.language,
      excerpt: row.excerpt,
      media: row.media_id === null ? null : (media.get(row.media_id) ?? null),
      published_at: row.published_at,
      terms: { categories: terms.get(row.id) ?? [] },
      updatedAt: row.updated_at,
    }
  })
}

/** Loads the pictures of all elements with one query. */
async function viewElements(
  db: Db,
  rows: readonly ElementRow[],
  { language, validity }: ReadContext,
): Promise<Element[]> {
  const bodies = rows.map((row) => ({ row, body: readBody(row.handler, row.body) }))
  const mediaIds = bodies.flatMap(({ row, body }) => pictureIds(row.handler, body))
  validity.dependOn(...mediaTags(mediaIds))
  const found = await mediaReferences(db, mediaIds, language)
  return bodies.map(({ row, body }) => {
    const meta = withPictures(row.handler, body.meta, found)
    const mobileMeta = withPictures(row.handler, body.mobileMeta, found)
    return viewElement(row, { ...body, meta, mobileMeta })
  })
}

function viewElement(row: ElementRow, body: ElementBody): Element {
  return {
    ...body,
    id: row.id,
    handler: row.handler,
    type: row.type,
    title: row.title,
    language_code: row.language,
    slug: row.slug,
    created_at: row.created_at,
    version: row.version,
  }
}

async function termsByPost(
  db: Db,
  postIds: readonly number[],
  language: string,
): Promise<ReadonlyMap<number, Term[]>> {
  const rows = await readTermsOfPosts(db, postIds, language)
  const terms = new Map((await withSlugs(db, rows, language)).map((term) => [term.id, term]))
  const grouped = Map.groupBy(rows, (row) => row.post_id)
  return new Map(
    [...grouped].map(([postId, own]) => [postId, own.flatMap(({ id }) => terms.get(id) ?? [])]),
  )
}
