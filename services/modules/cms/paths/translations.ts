import { nextPublication } from '#services/modules/cms/next-publication.ts'
import { findVisiblePage } from '#services/modules/cms/pages/page-store.ts'
import { findVisiblePost } from '#services/modules/cms/posts/post-store.ts'
import type { ReadContext } from '#services/modules/cms/views.ts'
import type { Db } from '#services/platform/database.ts'
import { currentSlugs, findSlug, type SlugKind, slugTag } from '#services/platform/slugs.ts'
import { withFallback } from '#services/platform/text/language-fallback.ts'
import { findAtRoot, findHome } from './finder.ts'

type Subject = { readonly kind: SlugKind; readonly id: number }
type Wanted = {
  readonly kind?: SlugKind | undefined
  readonly slug?: string | undefined
  readonly to: string
}

/** The slug is null also where the language has it as a draft. */
export async function slugInLanguage(
  db: Db,
  { to, ...wanted }: Wanted,
  context: ReadContext,
): Promise<{ slug: string | null; subject: Subject | null }> {
  const subject = await findSubject(db, wanted, context)
  if (!subject) return { slug: null, subject: null }
  const { kind } = subject
  context.validity.dependOn(tagOf(subject))
  const isShown = await isVisible(db, subject, { ...context, language: to })
  const slug = isShown ? await slugOf(db, subject, to) : null
  if (slug !== null) context.validity.dependOn(slugTag(kind, slug))
  return { slug, subject }
}

/** Changes of terms and categories have no tag of their own. */
function tagOf({ kind, id }: Subject): string {
  if (kind === 'term') return 'terms'
  return kind === 'category' ? 'categories' : `${kind}:${id}`
}

async function findSubject(
  db: Db,
  { kind, slug }: Pick<Wanted, 'kind' | 'slug'>,
  context: ReadContext,
): Promise<Subject | null> {
  if (slug === undefined) return toSubject(await findHome(db, context))
  if (kind === undefined) return toSubject(await findAtRoot(db, slug, context))
  context.validity.dependOn(slugTag(kind, slug))
  for (const language of languagesOf(kind, context.language)) {
    const found = await findSlug(db, language, slug, kind)
    if (found) return toSubject(found)
  }
  return null
}

function toSubject(found: { kind: SlugKind; target: number } | null): Subject | null {
  return found && { kind: found.kind, id: found.target }
}

async function slugOf(db: Db, { kind, id }: Subject, to: string): Promise<string | null> {
  for (const language of languagesOf(kind, to)) {
    const slug = (await currentSlugs(db, kind, language, [id])).get(id)
    if (slug !== undefined) return slug
  }
  return null
}

/** The catalogue is shown in every language, where it has to in the words of the main one. */
function languagesOf(kind: SlugKind, language: string): readonly string[] {
  return kind === 'product' || kind === 'category' ? withFallback(language) : [language]
}

async function isVisible(
  db: Db,
  { kind, id }: Subject,
  context: Pick<ReadContext, 'language' | 'now' | 'validity'>,
): Promise<boolean> {
  if (kind !== 'page' && kind !== 'post') return true
  const { language, now, validity } = context
  validity.endAt(await nextPublication(db, now))
  if (kind === 'page') return (await findVisiblePage(db, { id, language, now })) !== null
  return (await findVisiblePost(db, { id, language, now })) !== null
}
