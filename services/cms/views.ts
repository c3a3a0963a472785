import type { Element, Page, Post, Term } from '#services/contract/cms.ts'
import { mediaReferences } from '#services/media/api.ts'
import type { Db } from '#services/platform/database.ts'
import { currentSlugs } from '#services/platform/slugs.ts'
import { pictureIds, readBody, withPictures } from './pages/element-body.ts'
import { type ElementRow, readLayoutElements, readPageElements } from './pages/element-store.ts'
import { findVisiblePage } from './pages/page-store.ts'
import { findVisiblePost, type PostQuestion, type PostRow, readPosts } from './posts/post-store.ts'
import { readTermsOfPosts } from './posts/term-store.ts'
import { withSlugs } from './posts/terms.ts'

/** In which language and at which moment something is read. */
export type Reading = { readonly language: string; readonly now: string }

export async function viewPage(db: Db, id: number, reading: Reading): Promise<Page | null> {
  const { language } = reading
  const [page, slugs, rows] = await Promise.all([
    findVisiblePage(db, { id, ...reading }),
    currentSlugs(db, 'page', language, [id]),
    readPageElements(db, id, language),
  ])
  const slug = slugs.get(id)
  if (!page || slug === undefined) return null
  return {
    id,
    slug,
    title: page.title,
    metaTitle: page.meta_title,
    metaDescription: page.meta_description,
    elements: await viewElements(db, rows, language),
    updatedAt: page.updated_at,
  }
}

export async function viewLayout(
  db: Db,
  handlers: readonly string[],
  language: string,
): Promise<Element[]> {
  return viewElements(db, await readLayoutElements(db, handlers, language), language)
}

export async function viewPost(db: Db, id: number, reading: Reading): Promise<Post | null> {
  const row = await findVisiblePost(db, { id, ...reading })
  if (!row) return null
  const [post] = await viewPosts(db, [row], reading.language)
  return post ? { ...post, body: row.body } : null
}

export async function viewPostList(
  db: Db,
  question: PostQuestion,
): Promise<{ records: Post[]; total: number }> {
  const { rows, total } = await readPosts(db, question)
  return { records: await viewPosts(db, rows, question.language), total }
}

async function viewPosts(db: Db, rows: readonly PostRow[], language: string): Promise<Post[]> {
  const ids = rows.map(({ id }) => id)
  const [slugs, terms, media] = await Promise.all([
    currentSlugs(db, 'post', language, ids),
    termsByPost(db, ids, language),
    mediaReferences(
      db,
      rows.flatMap((row) => row.media_id ?? []),
      language,
    ),
  ])
  return rows.flatMap((row) => {
    const slug = slugs.get(row.id)
    if (slug === undefined || row.published_at === null) return []
    return {
      id: row.id,
      slug,
      title: row.title,
      excerpt: row.excerpt,
      media: row.media_id === null ? null : (media.get(row.media_id) ?? null),
      published_at: row.published_at,
      terms: { categories: terms.get(row.id) ?? [] },
      updatedAt: row.updated_at,
    }
  })
}

/** One look-up for all pictures of all elements. */
async function viewElements(
  db: Db,
  rows: readonly ElementRow[],
  language: string,
): Promise<Element[]> {
  const bodies = rows.map((row) => ({ row, body: readBody(row.body) }))
  const found = await mediaReferences(
    db,
    bodies.flatMap(({ row, body }) => pictureIds(row.handler, body.meta)),
    language,
  )
  return bodies.map(({ row, body }) => {
    const meta = withPictures(row.handler, body.meta, found)
    return viewElement(row, { ...body, meta })
  })
}

function viewElement(row: ElementRow, body: ReturnType<typeof readBody>): Element {
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
