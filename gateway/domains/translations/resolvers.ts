import type { GatewayContext } from '#gateway/context.ts'
import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { locatePath, pathOf } from '#gateway/lib/screen-paths.ts'

export const translationResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    translations: async (_root, { path }, context) => {
      const located = locatePath(path, context.locale)
      if (located === null) return []
      const own = { language: context.locale, path: pathOf(located, context.locale) }
      const others = await Promise.all(
        otherLanguages(context).map(async ({ code, code2 }) => {
          const there = await context.dataSources.translations.inLanguage(located, code)
          return there ? [{ language: code2, path: pathOf(there, code2) }] : []
        }),
      )
      return [own, ...others.flat()]
    },
  },
}

function otherLanguages({ layout, locale }: GatewayContext) {
  const { languages = [], domain } = layout ?? {}
  return languages.filter(
    ({ id, code2 }) => code2 !== '' && code2 !== locale && domain?.cmsLanguages.includes(id),
  )
}
