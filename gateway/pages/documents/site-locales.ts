import type { Renderer } from '#client/server/renderer.tsx'
import type { LayoutData } from '#gateway/layout/layout.ts'
import { languageOf, siteLanguages } from '#gateway/layout/site-languages.ts'

export type SiteLocale = {
  /** Such as hr, also for `hreflang`. */
  readonly code: string
  /** BCP 47 tag, such as hr-HR. */
  readonly iso: string
  /** Of its paths: empty for the default one. */
  readonly prefix: string
  /** Of the services, such as hrv. */
  readonly language: string
}

/** Locales in which the site has pages and content, the default one first. */
export function siteLocales(
  { locales: [own, ...others] }: Pick<Renderer, 'locales'>,
  layout: LayoutData,
): readonly [SiteLocale, ...SiteLocale[]] {
  const withLanguage = (locale: Renderer['locales'][number]) => ({
    ...locale,
    language: languageOf(layout, locale.code).language,
  })
  const has = new Set(siteLanguages(layout).map(({ locale }) => locale))
  const spoken = others.filter(({ code }) => has.has(code))
  return [withLanguage(own), ...spoken.map(withLanguage)]
}
