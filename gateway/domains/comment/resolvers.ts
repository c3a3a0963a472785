import type { GatewayContext } from '#gateway/context.ts'
import type { CreateCommentInput, ProblemCode, Resolvers } from '#gateway/generated/resolvers.ts'
import { isId, readId } from '#gateway/lib/ids.ts'
import { badInput } from '#gateway/lib/list-page.ts'
import { type FormProblem, formProblem, toFormProblem } from '#gateway/upstream/form-problems.ts'
import { inputField, problemOf } from '#gateway/upstream/problem.ts'
import { orProblem } from '#gateway/upstream/problems.ts'
import { type UpstreamError, unauthenticated } from '#gateway/upstream/upstream-error.ts'
import {
  type Comment,
  createComment,
  reportComment,
  updateComment,
} from '#services/contract/comment.ts'
import { type About, toOwnComment } from './mappers.ts'

export const commentResolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'Comment'> = {
  Query: {
    ownComments: async (_root, args, { dataSources, layout }) => {
      const found = await dataSources.comment.own(readAbout(args))
      const waitsForStaff = layout?.reviewOptions?.waitsForStaff ?? false
      return found.map((comment) => toOwnComment(comment, waitsForStaff))
    },
    comment: (_root, { id }, { dataSources }) =>
      isId(id) ? dataSources.comment.one(Number(id)) : null,
  },

  Mutation: {
    createComment: (_root, { input }, context) => {
      requireLogin(context)
      const { rating, text } = input
      const subject = input.productId ? 'productId' : 'postId'
      return saved({ name: 'CreateCommentSuccess', subject }, context, () =>
        context.upstream.call(createComment, { ...readAbout(input), rating, comment: text }),
      )
    },

    updateComment: (_root, { input: { id, rating, text } }, context) => {
      requireLogin(context)
      if (!isId(id)) return formProblem('NOT_FOUND', 'id')
      return saved({ name: 'UpdateCommentSuccess', subject: 'id' }, context, () =>
        context.upstream.call(updateComment, { id: Number(id), rating, comment: text }),
      )
    },

    reportComment: (_root, { input: { id } }, { upstream }) => {
      if (!isId(id)) return formProblem('NOT_FOUND', 'id')
      return orProblem(
        async () => {
          await upstream.call(reportComment, { id: Number(id) })
          return { __typename: 'ReportCommentSuccess', success: true } as const
        },
        (refusal) => toProblem(refusal, 'id'),
      )
    },
  },

  Comment: {
    author: ({ author }) => author || null,
    rating: ({ rating }) => rating ?? null,
    text: ({ comment }) => comment || null,
    createdAt: ({ created_at }) => created_at,
    language: ({ language }, _args, { layout }) =>
      layout?.languages.find(({ code }) => code === language)?.code2 || null,
    isBuyer: ({ isBuyer }) => isBuyer ?? false,
    answer: ({ answer }) => (answer ? { text: answer.text, answeredAt: answer.answered_at } : null),
    canReport: ({ canReport }) => canReport ?? false,
  },
}

function readAbout({ productId, postId }: Pick<CreateCommentInput, 'productId' | 'postId'>): About {
  if (productId && !postId) return { product_id: readId('productId', productId) }
  if (postId && !productId) return { post_id: readId('postId', postId) }
  throw badInput('productId', 'Name a product or a post, one of the two.')
}

function requireLogin({ session }: GatewayContext): void {
  if (!session.hasTokens()) throw unauthenticated(createComment.service)
}

function saved<Name extends string>(
  { name, subject }: { readonly name: Name; readonly subject: string },
  { layout }: GatewayContext,
  write: () => Promise<{ readonly comment: Comment }>,
) {
  return orProblem(
    async () => {
      const { comment } = await write()
      const waitsForStaff = layout?.reviewOptions?.waitsForStaff ?? false
      return { __typename: name, comment: toOwnComment(comment, waitsForStaff) }
    },
    (refusal) => toProblem(refusal, subject),
  )
}

const NAMES = { comment: 'text', product_id: 'productId', post_id: 'postId' }
const CODES = [
  'COMMENT_REQUIRED',
  'COMMENTS_CLOSED',
  'ONE_COMMENT_PER_USER',
  'RATING_REQUIRED',
] as const satisfies readonly ProblemCode[]

function toProblem(refusal: UpstreamError, subject: string): FormProblem | null {
  const fields = { names: NAMES, subject }
  const code = CODES.find((one) => one === refusal.code)
  if (!code) return toFormProblem(refusal, fields)
  return problemOf('FormProblem', refusal, { code, field: inputField(refusal, code, fields) })
}
