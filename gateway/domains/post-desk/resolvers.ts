import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { isId, readId } from '#gateway/lib/ids.ts'
import { readChanges } from '#gateway/upstream/field-changes.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { getDeskPost, saveDeskPost } from '#services/contract/post-desk.ts'

export const postDeskResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    staffPost: async (_root, { id }, { staff }) => {
      if (!isId(id)) return null
      try {
        return (await staff.upstream.call(getDeskPost, { id: Number(id) })).post
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return null
        throw error
      }
    },
  },

  Mutation: {
    savePost: (_root, { input: { id, sitting, changes } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { id: readId('id', id), sitting, changes: readChanges(changes) }
        const saved = await staff.upstream.call(saveDeskPost, given)
        return { __typename: 'SavePostSuccess', ...saved } as const
      }),
  },
}
