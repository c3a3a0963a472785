import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import type { CallInput } from '#services/contract/call.ts'
import { listOrders, listOrderViews } from '#services/contract/order-list.ts'

export const orderListResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    // The service refuses a limit that it does not know.
    orderRows: async (_root, query, { staff }) =>
      await staff.upstream.call(listOrders, query as CallInput<typeof listOrders>),
    orderViews: async (_root, _args, { staff }) =>
      (await staff.upstream.call(listOrderViews, {})).views,
  },
}
