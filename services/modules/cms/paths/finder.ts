import type { Page, Post } from '#services/contract/cms.ts'
import { nextPublication } from '#services/modules/cms/next-publication.ts'
import { readOption } from '#services/modules/cms/option-store.ts'
import { listedPageDates } from '#services/modules/cms/pages/page-store.ts'
import { visiblePostDates } from '#services/modules/cms/posts/post-store.ts'
import { termIdsInUse } from '#services/modules/cms/posts/term-store.ts'
import { type ReadContext, viewPage, viewPost } from '#services/modules/cms/views.ts'
import type { Db } from '#services/platform/database.ts'
import {
  currentSlugs,
  type FoundSlug,
  findSlug,
  type SlugKind,
  slugTag,
} from '#services/platform/slugs.ts'
import { DEFAULT_LANGUAGE, withFallback } from '#services/platform/text/language-fallback.ts'

type Found =
  | { kind: 'page'; page: Page }
  | { kind: 'post'; post: Post }
  | { kind: 'moved'; path: string }
  | { kind: 'none' }

const NONE: Found = { kind: 'none' }

/** The content at /{slug}; without a slug, the home page. */
export async function decidePath(
  db: Db,
  slug: string | undefined,
  context: ReadContext,
): Promise<Found> {
  context.validity.endAt(await nextPublication(db, context.now))
  const found = slug ? await findContent(db, slug, context) : await findHome(db, context)
  if (!found) return NONE

  const content = await contentOf(db, found, context)
  if (content.kind === 'none' || !slug) return content
  // The home page has one URL, the root.
  if (found.kind === 'page' && (await findHome(db, context))?.target === found.target) {
    return { kind: 'moved', path: '/' }
  }
  return found.current ? content : { kind: 'moved', path: `/${found.currentSlug}` }
}

/**
 * The page in the option HomePageSlug, which may name it by an old slug, and in the main language
 * for all others.
 */
export async function findHome(db: Db, context: ReadContext): Promise<FoundSlug | null> {
  context.validity.dependOn('options')
  const slug = await readOption(db, 'HomePageSlug')
  if (!slug) return null
  for (const language of withFallback(context.language)) {
    const found = await findAtRoot(db, slug, { ...context, language })
    if (found?.kind === 'page') return found
  }
  return null
}

/** What is not translated stays at its slug in the language of all content. */
async function findContent(db: Db, slug: string, context: ReadContext): Promise<FoundSlug | null> {
  const own = await findAtRoot(db, slug, context)
  if (own || context.language === DEFAULT_LANGUAGE) return own
  const found = await findAtRoot(db, slug, { ...context, language: DEFAULT_LANGUAGE })
  if (!found) return null
  const { kind, target } = found
  const translated = (await currentSlugs(db, kind, context.language, [target])).get(target)
  return translated === undefined ? found : { ...found, current: false, currentSlug: translated }
}

export async function findAtRoot(
  db: Db,
  slug: string,
  { language, validity }: ReadContext,
): Promise<FoundSlug | null> {
  validity.dependOn(slugTag('page', slug))
  const found = await findSlug(db, language, slug)
  if (found) validity.dependOn(slugTag('page', found.currentSlug))
  return found
}

export type PublicSlug = {
  readonly kind: 'page' | 'post' | 'term'
  readonly id: number
  readonly slug: string
  readonly updatedAt: string | null
}

/** Listed pages, posts and used terms, with their current slugs. */
export async function publicSlugs(
  db: Db,
  { language, now }: Pick<ReadContext, 'language' | 'now'>,
): Promise<PublicSlug[]> {
  const [pages, posts, terms] = await Promise.all([
    listedPageDates(db, now),
    visiblePostDates(db, now),
    termIdsInUse(db, now),
  ])
  const listed = await Promise.all([
    listSlugs(db, 'page', language, pages),
    listSlugs(db, 'post', language, posts),
    listSlugs(
      db,
      'term',
      language,
      terms.map((id) => ({ id, updated_at: null })),
    ),
  ])
  return listed.flat()
}

async function listSlugs<Kind extends 'page' | 'post' | 'term'>(
  db: Db,
  kind: Kind,
  language: string,
  rows: readonly { id: number; updated_at: string | null }[],
) {
  const slugs = await currentSlugs(
    db,
    kind,
    language,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, updated_at }) => {
    const slug = slugs.get(id)
    return slug === undefined ? [] : [{ kind, id, slug, updatedAt: updated_at }]
  })
}

async function contentOf(
  db: Db,
  { kind, target }: { kind: SlugKind; target: number },
  context: ReadContext,
): Promise<Found> {
  if (kind === 'page') {
    const page = await viewPage(db, target, context)
    return page ? { kind: 'page', page } : NONE
  }
  if (kind === 'post') {
    const post = await viewPost(db, target, context)
    return post ? { kind: 'post', post } : NONE
  }
  return NONE
}
