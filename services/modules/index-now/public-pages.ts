import { PAGE_PATHS } from '#services/contract/generated/page-paths.ts'
import { eventVersions } from '#services/modules/calendar/api.ts'
import { optionValues, publicSlugs } from '#services/modules/cms/api.ts'
import { publicCategories, publicProducts } from '#services/modules/product/api.ts'
import { languages, site } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { PageKind } from './tables.ts'

/** A page that visitors may see, in one language. */
export type PublicPage = {
  readonly kind: PageKind
  readonly target: number
  readonly language: string
  readonly path: string
  readonly version: string
}

type PageLanguage = {
  readonly code: string
  readonly code2: string
  /** Of its addresses; empty for the default language. */
  readonly prefix: string
}

const SCREENS = {
  page: 'content',
  post: 'content',
  term: 'newsTerm',
  product: 'product',
  category: 'category',
  event: 'event',
} as const satisfies Record<PageKind, keyof typeof PAGE_PATHS>

export async function pageLanguages(db: Db): Promise<readonly PageLanguage[]> {
  const [{ languageIds, defaultLanguage }, all] = await Promise.all([site(db), languages(db)])
  return all
    .filter(({ id }) => languageIds.includes(id))
    .map(({ code, code2 }) => {
      return { code, code2, prefix: code === defaultLanguage ? '' : `/${code2}` }
    })
}

/** Pages, posts and used topics; the home page at its own address. */
export async function publicContent(db: Db, now: string): Promise<readonly PublicPage[]> {
  const home = (await optionValues(db, ['HomePageSlug'])).get('HomePageSlug')
  return await inEachLanguage(db, async (language) => {
    const slugs = await publicSlugs(db, { language: language.code, now })
    return slugs.map(({ kind, id, slug, updatedAt }) => {
      const page = pageOf(kind, { target: id, slug, version: updatedAt ?? '' }, language)
      const isHome = kind === 'page' && slug === home
      return isHome ? { ...page, path: language.prefix || '/' } : page
    })
  })
}

export async function categoryPages(db: Db): Promise<readonly PublicPage[]> {
  return await inEachLanguage(db, async (language) =>
    (await publicCategories(db, language.code)).map(({ id, slug }) =>
      pageOf('category', { target: id, slug, version: '' }, language),
    ),
  )
}

/** An event has a page in each language that it has a text in; without any it has none. */
export async function eventPages(db: Db): Promise<readonly PublicPage[]> {
  return await inEachLanguage(db, async (language) =>
    (await eventVersions(db, language.code)).map(({ id, version }) =>
      pageOf('event', { target: id, slug: `${id}`, version: `${version}` }, language),
    ),
  )
}

export async function productPages(db: Db, ids: readonly number[]): Promise<readonly PublicPage[]> {
  return await inEachLanguage(db, async (language) =>
    (await publicProducts(db, language.code, ids)).map(({ id, slug, updatedAt }) =>
      pageOf('product', { target: id, slug, version: updatedAt }, language),
    ),
  )
}

async function inEachLanguage(
  db: Db,
  read: (language: PageLanguage) => Promise<readonly PublicPage[]>,
): Promise<readonly PublicPage[]> {
  const pages: PublicPage[] = []
  for (const language of await pageLanguages(db)) pages.push(...(await read(language)))
  return pages
}

type Found = { readonly target: number; readonly slug: string; readonly version: string }

/** At the address to which all others of the screen lead. */
function pageOf(
  kind: PageKind,
  { target, slug, version }: Found,
  { code, code2, prefix }: PageLanguage,
): PublicPage {
  const paths: Readonly<Record<string, string>> = PAGE_PATHS[SCREENS[kind]]
  const pattern = paths[code2] ?? paths['en'] ?? ''
  const path = prefix + pattern.replace(/:\w+$/, () => encodeURIComponent(slug))
  return { kind, target, language: code, path, version }
}
