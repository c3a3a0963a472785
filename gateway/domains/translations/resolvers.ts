import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { prefixOf, siteLanguages } from '#gateway/layout/site-languages.ts'
import { locatePath, pathOf } from '#gateway/lib/screen-paths.ts'

export const translationResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    translations: async (_root, { path }, context) => {
      const { layout, locale } = context
      const placeOf = (one: string) => ({ locale: one, prefix: prefixOf(layout, one) })
      const located = locatePath(path, placeOf(locale))
      if (located === null) return []
      const own = { language: locale, path: pathOf(located, placeOf(locale)) }
      const others = await Promise.all(
        siteLanguages(layout).map(async (other) => {
          if (other.locale === locale) return []
          const there = await context.dataSources.translations.inLanguage(located, other.language)
          return there
            ? [{ language: other.locale, path: pathOf(there, placeOf(other.locale)) }]
            : []
        }),
      )
      return [own, ...others.flat()]
    },
  },
}
