import type { LocaleTable } from '#client/i18n/locales.ts'
import { type Alternate, alternatesOf } from '#client/lib/alternates.ts'
import type { Execute } from './page.ts'
import {
  PageTranslationsDocument,
  type PageTranslationsQuery,
} from './page-translations.generated.ts'

/** Addresses of a page in the languages of the site; empty when the services do not say. */
export async function readAlternates(
  path: string,
  { entries, defaultCode }: LocaleTable,
  execute: Execute,
): Promise<readonly Alternate[]> {
  const { data } = await execute({
    document: PageTranslationsDocument,
    operationName: 'PageTranslations',
    variables: { path },
  })
  const { translations } = (data ?? {}) as Partial<PageTranslationsQuery>
  const versions = entries.flatMap(({ code }) => {
    const found = translations?.find(({ language }) => language === code)
    return found ? [{ locale: code, address: found.path }] : []
  })
  return alternatesOf(versions, defaultCode)
}
