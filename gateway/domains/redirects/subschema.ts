import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { siteLanguages } from '#gateway/layout/site-languages.ts'
import { pathOf } from '#gateway/lib/screen-paths.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { searchSlugs } from '#services/contract/cms.ts'
import { forgetDeadLinks, importRedirects, saveRedirect } from '#services/contract/redirects.ts'

const FEWEST = 2
const MOST = 10
const MOST_LETTERS = 100

const resolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    pathsBeginning: async (_root, { text }, { staff, layout }) => {
      const keywords = (text.split('/').at(-1) ?? '').trim().slice(0, MOST_LETTERS)
      if (keywords.length < FEWEST) return []
      const { records } = await staff.upstream.call(searchSlugs, { keywords, limit: MOST })
      const [{ locale }] = siteLanguages(layout)
      return records.map(({ kind, slug }) =>
        pathOf({ screen: SCREENS[kind], parameter: slug }, { locale, prefix: '' }),
      )
    },
  },

  Mutation: {
    saveRedirect: (_root, { input: { path, base = null, target = null } }, { staff }) =>
      orStaffProblem(async () => {
        await staff.upstream.call(saveRedirect, { path, base, target })
        return { __typename: 'SaveRedirectSuccess', success: true } as const
      }),

    importRedirects: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        const read = await staff.upstream.call(importRedirects, input)
        return { __typename: 'ImportRedirectsSuccess', ...read } as const
      }),

    forgetDeadLinks: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        await staff.upstream.call(forgetDeadLinks, input)
        return { __typename: 'ForgetDeadLinksSuccess', success: true } as const
      }),
  },
}

const SCREENS = {
  ...{ page: 'content', post: 'content', product: 'product' },
  ...{ category: 'category', term: 'newsTerm' },
} as const

/** Missing paths of the site, and where they lead. */
export const subschema = defineSubschema({
  name: 'redirects',
  typeDefs: readStaffSdl('redirects'),
  resolvers,
})
