import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { readChanges } from '#gateway/upstream/field-changes.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { changeSeller, getSeller } from '#services/contract/seller.ts'

export const sellerResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    seller: async (_root, _args, { staff }) => (await staff.upstream.call(getSeller, {})).seller,
  },

  Mutation: {
    changeSeller: (_root, { input: { sitting, changes } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { sitting, changes: readChanges(changes) }
        const saved = await staff.upstream.call(changeSeller, given)
        return { __typename: 'ChangeSellerSuccess', ...saved } as const
      }),
  },
}
