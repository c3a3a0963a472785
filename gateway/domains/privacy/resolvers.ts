import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { isId, readId } from '#gateway/lib/ids.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import {
  addPrivacyRequest,
  answerPrivacyRequest,
  erasePrivacyData,
  exportPrivacyData,
  getPrivacyRequest,
} from '#services/contract/privacy.ts'

export const privacyResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    privacyRequest: async (_root, { id }, { staff }) => {
      if (!isId(id)) return null
      try {
        return (await staff.upstream.call(getPrivacyRequest, { id: Number(id) })).request
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return null
        throw error
      }
    },
  },

  Mutation: {
    addPrivacyRequest: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        const added = await staff.upstream.call(addPrivacyRequest, input)
        return { __typename: 'AddPrivacyRequestSuccess', ...added } as const
      }),

    answerPrivacyRequest: (_root, { input: { id, ...input } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { ...input, id: readId('id', id) }
        const answered = await staff.upstream.call(answerPrivacyRequest, given)
        return { __typename: 'AnswerPrivacyRequestSuccess', ...answered } as const
      }),

    exportPrivacyData: (_root, { input: { id, ...input } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { ...input, id: readId('id', id) }
        const exported = await staff.upstream.call(exportPrivacyData, given)
        return { __typename: 'ExportPrivacyDataSuccess', ...exported } as const
      }),

    erasePrivacyData: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        const given = { id: readId('id', input.id) }
        const erased = await staff.upstream.call(erasePrivacyData, given)
        return { __typename: 'ErasePrivacyDataSuccess', ...erased } as const
      }),
  },
}
