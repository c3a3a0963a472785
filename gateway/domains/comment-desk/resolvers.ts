import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { isId } from '#gateway/lib/ids.ts'
import { orStaffProblem, staffProblemOf } from '#gateway/upstream/staff-problems.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import {
  answerComment,
  decideComments,
  getStaffComment,
  undoComments,
} from '#services/contract/comment-desk.ts'

type Types = 'Query' | 'Mutation' | 'CommentOutcome'

export const commentDeskResolvers: Pick<Resolvers, Types> = {
  Query: {
    staffComment: async (_root, { id }, { staff }) => {
      if (!isId(id)) return null
      try {
        return (await staff.upstream.call(getStaffComment, { id: Number(id) })).comment
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return null
        throw error
      }
    },
  },

  Mutation: {
    decideComments: (_root, { input: { comments, ...decision } }, { staff }) =>
      orStaffProblem(async () => {
        const { outcomes } = await staff.upstream.call(decideComments, {
          ...decision,
          comments: [...comments],
        })
        return { __typename: 'CommentOutcomesSuccess', outcomes } as const
      }),

    undoComments: (_root, { input: { comments } }, { staff }) =>
      orStaffProblem(async () => {
        const { outcomes } = await staff.upstream.call(undoComments, { comments: [...comments] })
        return { __typename: 'CommentOutcomesSuccess', outcomes } as const
      }),

    answerComment: (_root, { input: { id, base = null, ...input } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { ...input, base, id: Number(id) }
        const saved = await staff.upstream.call(answerComment, given)
        return { __typename: 'AnswerCommentSuccess', ...saved } as const
      }),
  },

  CommentOutcome: {
    problem: ({ problem }) => problem && staffProblemOf(problem),
  },
}
