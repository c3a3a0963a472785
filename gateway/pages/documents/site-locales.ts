import type { Renderer } from '#client/server/renderer.tsx'
import { localeOf, siteLocale } from '#gateway/context.ts'
import type { LayoutData } from '#gateway/layout/layout.ts'

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
    language: localeOf(layout, locale.code).language,
  })
  const spoken = others.filter(({ code }) => siteLocale(layout, code) !== undefined)
  return [withLanguage(own), ...spoken.map(withLanguage)]
}
