import { alternatesOf } from '#client/server/alternates.ts'
import { absoluteUrl, mediaUrlOf } from '#gateway/lib/media-url.ts'
import { type CanonicalPaths, canonicalPaths } from '#gateway/pages/documents/canonical-paths.ts'
import type { DocumentSource, WrittenDocument } from '#gateway/pages/documents/documents.ts'
import type { SiteLocale } from '#gateway/pages/documents/site-locales.ts'
import type { Listed } from './map-kind.ts'
import { MAP_KINDS } from './site-map-kinds.ts'
import { type SitemapUrl, sitemapIndex, urlSet } from './sitemap-xml.ts'

/**
 * With ten pictures each they are 500 kB, where the protocol allows 50,000 addresses and 50 MB: a
 * part is made in little memory, and a changed product costs its part alone.
 */
export const ENTRIES_IN_ONE_MAP = 500
const PICTURE_SIZE = 'LargeSize'
/** Pictures that changed under their addresses show then. */
const LIFE_MS = 30 * 60_000

export type SitemapOptions = {
  readonly publicUrl: string
  readonly mediaUrl: string
  readonly clock: { now(): Date }
}

/** Names the maps of each kind. */
export async function writeIndex(
  source: DocumentSource,
  { publicUrl }: SitemapOptions,
): Promise<WrittenDocument> {
  const [own] = source.locales
  const reading = { upstream: source.upstreamIn(own), layout: source.layout }
  const counted = await Promise.all(
    [...MAP_KINDS].map(async ([name, kind]) => {
      for (const tag of kind.tags) source.tags.add(tag)
      const parts = Math.ceil((await kind.count(reading)) / ENTRIES_IN_ONE_MAP)
      return Array.from({ length: parts }, (_, at) => `${publicUrl}/sitemap-${name}-${at + 1}.xml`)
    }),
  )
  return { body: sitemapIndex(counted.flat()) }
}

/** One of its maps, from part 1 on; null when there is none. */
export async function writeMap(
  source: DocumentSource,
  options: SitemapOptions,
  { name, part }: { readonly name: string; readonly part: number },
): Promise<WrittenDocument | null> {
  const kind = MAP_KINDS.get(name)
  if (!kind) return null
  const { layout, locales, tags } = source
  const [own, ...others] = locales
  const upstream = source.upstreamIn(own)
  const from = (part - 1) * ENTRIES_IN_ONE_MAP
  const listed = await kind.read({ upstream, layout }, from, ENTRIES_IN_ONE_MAP)
  for (const tag of [...kind.tags, ...kind.tagsOf(listed)]) tags.add(tag)
  if (listed.length === 0) return null
  const translated = await Promise.all(
    others.map(async (locale) => {
      const reading = { upstream: source.upstreamIn(locale), layout }
      return versionOf(locale, await kind.translations(reading, listed), source, options)
    }),
  )
  const versions = [versionOf(own, listed, source, options), ...translated]
  const urls = listed.flatMap(({ key }) => urlsOf(key, versions, options))
  return { body: urlSet(urls), expiresAt: options.clock.now().getTime() + LIFE_MS }
}

/** The entries of a map in one language. */
type Version = {
  readonly locale: SiteLocale
  readonly byKey: ReadonlyMap<string, Listed>
  readonly pathOf: CanonicalPaths
}

function versionOf(
  locale: SiteLocale,
  listed: readonly Listed[],
  { renderer }: DocumentSource,
  { publicUrl }: SitemapOptions,
): Version {
  const byKey = new Map(listed.map((one) => [one.key, one]))
  return { locale, byKey, pathOf: canonicalPaths(renderer, { publicUrl, ...locale }) }
}

function urlsOf(
  key: string,
  versions: readonly Version[],
  { publicUrl, mediaUrl }: SitemapOptions,
): readonly SitemapUrl[] {
  const pages = versions.flatMap(({ locale, byKey, pathOf }) => {
    const one = byKey.get(key)
    const path = one ? pathOf(one.place, one.slug) : null
    return one && path !== null ? [{ ...one, address: publicUrl + path, locale: locale.code }] : []
  })
  const alternates = alternatesOf(pages, versions[0]?.locale.code ?? '')
  return pages.map(({ address, changedAt, pictures }) => ({
    ...{ address, changedAt, alternates },
    pictures: pictures.map((picture) =>
      absoluteUrl(mediaUrlOf(picture, PICTURE_SIZE, mediaUrl), publicUrl),
    ),
  }))
}
