import type { ContentHit } from '#services/contract/search.ts'
import { readOption } from '#services/modules/cms/option-store.ts'
import type { Db } from '#services/platform/database.ts'
import type { FeedFollower } from '#services/platform/feed-follower.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import type { Correction } from '#services/platform/search/query.ts'
import { findSlug, slugTag } from '#services/platform/slugs.ts'
import { createLiveContent } from './live-content.ts'

type Context = { readonly language: string; readonly now: string }

/** Finds posts and pages by words. Callers await `upToDate()` of the follower first. */
export type ContentSearch = {
  /** Everything public that matches, best first; unknown words are corrected unless `isAsTyped`. */
  find(
    context: Context,
    keywords: string,
    options?: { readonly isAsTyped?: boolean },
  ): Promise<readonly ContentHit[]>
  correct(context: Context, keywords: string): Promise<Correction | null>
}

const ADDRESSES = slugTag('page', '')

const searches = new WeakMap<ModuleDeps, ContentSearch>()

/** One index per process. */
export function contentSearch(deps: ModuleDeps): ContentSearch {
  const existing = searches.get(deps)
  if (existing) return existing
  const made = createContentSearch(deps)
  searches.set(deps, made)
  return made
}

export function createContentSearch(deps: Pick<ModuleDeps, 'db' | 'follower'>): ContentSearch {
  const current = createLiveContent(deps)
  const homePage = createHomePages(deps)
  return {
    async find({ language, now }, keywords, { isAsTyped = false } = {}) {
      const found = (await current()).find(keywords, { language, now, isAsTyped })
      if (found.length === 0) return found
      const home = await homePage(language)
      return found.filter(({ kind, id }) => kind === 'post' || id !== home)
    },
    async correct({ language }, keywords) {
      return (await current()).correct(keywords, language)
    },
  }
}

/** Id of the home page, which is left out: every page links to it, and its title says little. */
function createHomePages({
  db,
  follower,
}: {
  readonly db: Db
  readonly follower: FeedFollower
}): (language: string) => Promise<number | null> {
  let byLanguage = new Map<string, Promise<number | null>>()
  const clear = () => {
    byLanguage = new Map()
  }
  follower.subscribe({
    onTags: (tags) => {
      if (tags.some((tag) => tag === 'options' || tag.startsWith(ADDRESSES))) clear()
    },
    onGap: clear,
  })

  async function read(language: string): Promise<number | null> {
    const slug = await readOption(db, 'HomePageSlug')
    const found = slug ? await findSlug(db, language, slug, 'page') : null
    return found?.target ?? null
  }

  return (language) => {
    const existing = byLanguage.get(language)
    if (existing) return existing
    const own = byLanguage
    const home = read(language)
    own.set(language, home)
    home.catch(() => own.delete(language))
    return home
  }
}
