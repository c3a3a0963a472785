import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { listRefundsDue } from '#services/contract/refunds.ts'

export const refundResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    refundsDue: async (_root, { limit }, { staff }) =>
      await staff.upstream.call(listRefundsDue, limit == null ? {} : { limit }),
  },
}
