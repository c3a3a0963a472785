import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { createOrderPapers } from '#services/contract/packing.ts'

export const packingResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    createOrderPapers: (_root, { input: { numbers, kind } }, { staff }) =>
      orStaffProblem(async () => {
        const papers = await staff.upstream.call(createOrderPapers, { numbers: [...numbers], kind })
        return { __typename: 'CreateOrderPapersSuccess', ...papers } as const
      }),
  },
}
