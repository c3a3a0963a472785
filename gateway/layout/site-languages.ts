import { locatePath, pathOf } from '#gateway/lib/screen-paths.ts'
import { FIRST_LANGUAGE, PAGE_LANGUAGES } from '#services/contract/rules/languages.ts'
import type { LayoutData } from './layout.ts'

/** A language that the site has, in the codes of everyone who names it. */
export type SiteLanguage = {
  /** Three letters, as the services name it. */
  readonly language: string
  /** Two letters, as addresses and the graph name it. */
  readonly locale: string
}

type Known = Pick<LayoutData, 'languages' | 'options' | 'domain'>

const FIRST: SiteLanguage = { language: FIRST_LANGUAGE.code, locale: FIRST_LANGUAGE.code2 }

/**
 * Languages of the site, the default one first, as the options of the CMS say. A platform without
 * them names its languages with the domain; one that has not answered yet has that of a new site.
 */
export function siteLanguages(layout: Known | null): readonly [SiteLanguage, ...SiteLanguage[]] {
  if (!layout) return [FIRST]
  const known = [...layout.languages, ...PAGE_LANGUAGES]
  const allowed = allowedIds(layout).flatMap((id) => {
    const found = known.find((one) => one.id === id)
    return found?.code2 ? [{ language: found.code, locale: found.code2 }] : []
  })
  const wanted = optionOf(layout, 'DefaultLanguage')
  const named = known.find(({ code }) => code === wanted)
  const own = named?.code2
    ? { language: named.code, locale: named.code2 }
    : (allowed.find(({ language }) => language === FIRST.language) ?? allowed[0] ?? FIRST)
  return [own, ...allowed.filter(({ language }) => language !== own.language)]
}

/** That of the locale; the default one for a locale that the site does not have. */
export function languageOf(layout: Known | null, locale?: string): SiteLanguage {
  const all = siteLanguages(layout)
  return all.find((one) => one.locale === locale) ?? all[0]
}

/** Of the paths of a locale; empty for the default one. */
export function prefixOf(layout: Known | null, locale: string): string {
  return locale === siteLanguages(layout)[0].locale ? '' : `/${locale}`
}

/** A path of our own as pages of the locale have it: editors store it without a prefix. */
export function pathInLocale(path: string, layout: Known | null, locale: string): string {
  const prefix = prefixOf(layout, locale)
  if (prefix === '' || !isPage(path)) return path
  const [pathname = ''] = /^[^?#]*/.exec(path) ?? []
  const [own, ...others] = siteLanguages(layout)
  if (others.some((one) => `${pathname}/`.startsWith(`/${one.locale}/`))) return path
  const located = locatePath(pathname, { locale: own.locale, prefix: '' })
  const there = located ? pathOf(located, { locale, prefix }) : prefix + pathname
  return there + path.slice(pathname.length)
}

/** The context of an operation. */
type Reading = { readonly layout: Known | null; readonly locale: string }

/** HTML whose links of our own lead to pages of the locale. */
export function htmlInLocale(html: string, { layout, locale }: Reading): string {
  if (prefixOf(layout, locale) === '') return html
  return html.replaceAll(
    /(<a\b[^>]*\shref=")([^"]+)"/g,
    (_link, start: string, path: string) => `${start}${pathInLocale(path, layout, locale)}"`,
  )
}

/** Files, such as those of calendars, have no language. */
function isPage(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/\.[a-z0-9]{1,5}(?:[?#]|$)/i.test(path)
}

/** Of texts that a service answered in a language; that of the operation when it does not say. */
export function localeOfTexts(
  language: string | null | undefined,
  { layout, locale }: Reading,
): string {
  const known = [...(layout?.languages ?? []), ...PAGE_LANGUAGES]
  return known.find(({ code }) => code === language)?.code2 || locale
}

function allowedIds(layout: Known): readonly number[] {
  const named = (optionOf(layout, 'AllowedLanguages') ?? '').split(',').map(Number)
  return [...new Set(named.some((id) => id > 0) ? named : layout.domain.cmsLanguages)]
}

function optionOf({ options }: Known, key: string): string | null {
  return options.get(key)?.value.trim() || null
}
