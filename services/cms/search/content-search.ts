import { readOption } from '#services/cms/option-store.ts'
import type { ContentHit } from '#services/contract/search.ts'
import { mediaReferences } from '#services/media/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import type { Correction } from '#services/platform/search/query.ts'
import { currentSlugs, findSlug } from '#services/platform/slugs.ts'
import { createLiveContent } from './live-content.ts'
import type { ContentEntry } from './read-entries.ts'

type Context = { readonly db: Db; readonly language: string; readonly now: string }

/** Posts and pages by words. Callers await `upToDate()` of the follower first. */
export type ContentSearch = {
  /** Everything public that matches, best first; unknown words are corrected unless `isAsTyped`. */
  find(
    context: Context,
    keywords: string,
    options?: { readonly isAsTyped?: boolean },
  ): Promise<readonly ContentEntry[]>
  correct(context: Context, keywords: string): Promise<Correction | null>
  /** Entries with their current addresses and pictures; those without an address are missing. */
  view(context: Context, entries: readonly ContentEntry[]): Promise<readonly ContentHit[]>
}

const searches = new WeakMap<ModuleDeps, ContentSearch>()

/** One index per process. */
export function contentSearch(deps: ModuleDeps): ContentSearch {
  const standing = searches.get(deps)
  if (standing) return standing
  const made = createContentSearch(deps)
  searches.set(deps, made)
  return made
}

export function createContentSearch(deps: Pick<ModuleDeps, 'db' | 'follower'>): ContentSearch {
  const current = createLiveContent(deps)
  return {
    async find({ db, language, now }, keywords, { isAsTyped = false } = {}) {
      const found = (await current()).find(keywords, { language, now, isAsTyped })
      if (found.length === 0) return found
      const home = await homePage(db, language)
      return found.filter(({ kind, id }) => kind === 'post' || id !== home)
    },
    async correct({ language }, keywords) {
      return (await current()).correct(keywords, language)
    },
    view,
  }
}

/** Every page links to it, and its title says nothing. */
async function homePage(db: Db, language: string): Promise<number | null> {
  const slug = await readOption(db, 'HomePageSlug')
  const found = slug ? await findSlug(db, language, slug, 'page') : null
  return found?.target ?? null
}

async function view(
  { db, language }: Context,
  entries: readonly ContentEntry[],
): Promise<readonly ContentHit[]> {
  const idsOf = (kind: ContentEntry['kind']) =>
    entries.filter((entry) => entry.kind === kind).map(({ id }) => id)
  const [posts, pages, media] = await Promise.all([
    currentSlugs(db, 'post', language, idsOf('post')),
    currentSlugs(db, 'page', language, idsOf('page')),
    mediaReferences(
      db,
      entries.flatMap(({ mediaId }) => mediaId ?? []),
      language,
    ),
  ])
  return entries.flatMap(({ kind, id, title, excerpt, category, mediaId, publishedAt }) => {
    const slug = (kind === 'post' ? posts : pages).get(id)
    if (slug === undefined) return []
    return {
      ...{ kind, id, slug, title, excerpt, category },
      media: mediaId === null ? null : (media.get(mediaId) ?? null),
      published_at: publishedAt,
    }
  })
}
