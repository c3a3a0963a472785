import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { forgetDeadLinks, importRedirects, saveRedirect } from '#services/contract/redirects.ts'

const resolvers: Pick<Resolvers, 'Mutation'> = {
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

/** Missing paths of the site, and where they lead. */
export const subschema = defineSubschema({
  name: 'redirects',
  typeDefs: readStaffSdl('redirects'),
  resolvers,
})
