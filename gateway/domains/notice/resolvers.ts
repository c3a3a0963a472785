import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { isId } from '#gateway/lib/ids.ts'
import { toMoney } from '#gateway/lib/money.ts'
import { CAPTCHA_NAMES, toCaptcha } from '#gateway/upstream/captcha-input.ts'
import { formProblem, orFormProblem } from '#gateway/upstream/form-problems.ts'
import { problem } from '#gateway/upstream/problem.ts'
import { orProblem, problemsOf } from '#gateway/upstream/problems.ts'
import { toReadTexts } from '#gateway/upstream/read-texts.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import {
  getOwnNotices,
  requestProductNotice,
  stopProductNotice,
} from '#services/contract/notice.ts'
import { toKind, toServiceKind } from './mappers.ts'

const toProblem = problemsOf('NoticeProblem', ['NOT_FOUND', 'NOT_SUPPORTED'], { subject: 'id' })
const NO_NOTICE = problem('NoticeProblem', 'NOT_FOUND', { field: 'id' })

export const noticeResolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'ProductNotice'> = {
  Query: {
    productNotices: async (_root, _args, { upstream, session }) => {
      if (!session.hasTokens()) return null
      try {
        return (await upstream.call(getOwnNotices, {})).records
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        // The session has turned out to be over, or the platform has no notices.
        if (!session.hasTokens() || error.code === 'NOT_SUPPORTED') return null
        throw error
      }
    },
  },

  Mutation: {
    requestProductNotice: (_root, { input }, { upstream }) => {
      const { productId, kind, email, consents } = input
      if (!isId(productId)) {
        return formProblem('NOT_FOUND', 'productId')
      }
      return orFormProblem(
        async () => {
          const { needsConfirmation } = await upstream.call(requestProductNotice, {
            ...{ productId: Number(productId), kind: toServiceKind(kind), email },
            ...(consents ? { consents: [...consents] } : {}),
            ...toReadTexts(input.readTexts),
            ...toCaptcha(input.captcha),
          })
          return { __typename: 'RequestProductNoticeSuccess' as const, needsConfirmation }
        },
        { names: CAPTCHA_NAMES },
      )
    },

    stopProductNotice: (_root, { input: { id } }, { upstream }) => {
      if (!isId(id)) return NO_NOTICE
      return orProblem(async () => {
        const { records } = await upstream.call(stopProductNotice, { id: Number(id) })
        return { __typename: 'StopProductNoticeSuccess' as const, notices: records }
      }, toProblem)
    },
  },

  ProductNotice: {
    id: ({ id }) => String(id),
    productId: ({ productId }) => String(productId),
    kind: ({ kind }) => toKind(kind),
    price: ({ price }, _args, { currency }) => (price === null ? null : toMoney(price, currency)),
  },
}
