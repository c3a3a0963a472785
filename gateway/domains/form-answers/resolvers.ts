import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { isId, readId } from '#gateway/lib/ids.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import {
  deleteFormAnswers,
  getFormAnswer,
  markFormAnswers,
} from '#services/contract/form-answers.ts'

export const formAnswerResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    formAnswer: async (_root, { id }, { staff }) => {
      if (!isId(id)) return null
      try {
        return (await staff.upstream.call(getFormAnswer, { id: Number(id) })).answer
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return null
        throw error
      }
    },
  },

  Mutation: {
    markFormAnswers: (_root, { input: { ids, state } }, { staff }) =>
      orStaffProblem(async () => {
        await staff.upstream.call(markFormAnswers, { ids: readIds(ids), state })
        return { __typename: 'MarkFormAnswersSuccess', success: true } as const
      }),

    deleteFormAnswers: (_root, { input: { ids } }, { staff }) =>
      orStaffProblem(async () => {
        const { deleted } = await staff.upstream.call(deleteFormAnswers, { ids: readIds(ids) })
        return { __typename: 'DeleteFormAnswersSuccess', deleted } as const
      }),
  },
}

function readIds(ids: readonly string[]): number[] {
  return ids.map((id) => readId('ids', id))
}
