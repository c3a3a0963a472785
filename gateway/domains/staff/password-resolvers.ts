import type { MutationResolvers } from '#gateway/generated/staff-resolvers.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { requestStaffPassword, setStaffPassword } from '#services/contract/staff.ts'

export const passwordMutations: Required<
  Pick<MutationResolvers, 'requestStaffPassword' | 'setStaffPassword'>
> = {
  requestStaffPassword: (_root, { input }, { staff }) =>
    orStaffProblem(async () => {
      await staff.upstream.call(requestStaffPassword, input)
      return { __typename: 'RequestStaffPasswordSuccess', success: true } as const
    }),

  setStaffPassword: (_root, { input }, { staff }) =>
    orStaffProblem(async () => {
      await staff.upstream.call(setStaffPassword, input)
      // All sessions of the member have ended; one of another member has nothing to do here.
      staff.keep(null)
      return { __typename: 'SetStaffPasswordSuccess', success: true } as const
    }),
}
