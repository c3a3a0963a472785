import { randomUUID } from 'node:crypto'
import { createDataSource } from '#gateway/domains/translations/data-source.ts'
import type { LayoutData } from '#gateway/layout/layout.ts'
import { languageOf, prefixOf, siteLanguages } from '#gateway/layout/site-languages.ts'
import { locatePath, pathOf } from '#gateway/lib/screen-paths.ts'
import type { UpstreamClient } from '#gateway/upstream/upstream.ts'

type Missing = { readonly path: string; readonly locale: string; readonly signal: AbortSignal }

/**
 * The address of what a missing path names in another language of the site, so that a page and its
 * translation may be linked by their prefix alone; null when no language has it.
 */
export async function pathFromOtherLanguage(
  upstream: UpstreamClient,
  layout: LayoutData,
  { path, locale, signal }: Missing,
): Promise<string | null> {
  const placeOf = (one: string) => ({ locale: one, prefix: prefixOf(layout, one) })
  const plain = path.slice(prefixOf(layout, locale).length)
  for (const other of siteLanguages(layout)) {
    const located = locatePath(plain, { locale: other.locale, prefix: '' })
    if (other.locale === locale || !located || located.parameter === null) continue
    const { language } = other
    const scope = { identity: layout.identity, language, requestId: randomUUID(), signal }
    const taggedUpstream = upstream.scope(scope)
    const { inLanguage } = createDataSource({ taggedUpstream, tags: new Set() })
    const there = await inLanguage(located, languageOf(layout, locale).language)
    if (there && there.parameter !== located.parameter) return pathOf(there, placeOf(locale))
  }
  return null
}
