import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { readId } from '#gateway/lib/ids.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { deleteView, saveView } from '#services/contract/views.ts'

export const staffListResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    saveView: (_root, { input: { id, ...view } }, { staff }) =>
      orStaffProblem(async () => {
        const of = id ? { id: readId('id', id) } : {}
        const saved = await staff.upstream.call(saveView, { ...view, ...of })
        return { __typename: 'SaveViewSuccess', view: saved.view } as const
      }),

    deleteView: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        await staff.upstream.call(deleteView, { id: readId('id', input.id) })
        return { __typename: 'DeleteViewSuccess', success: true } as const
      }),
  },
}
