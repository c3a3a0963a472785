import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import type { CallInput } from '#services/contract/call.ts'
import { listEditActors, listEditRows, listEditViews } from '#services/contract/edit-list.ts'

export const editListResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    // The service refuses a limit that it does not know.
    editRows: async (_root, query, { staff }) =>
      await staff.upstream.call(listEditRows, query as CallInput<typeof listEditRows>),
    editViews: async (_root, _args, { staff }) =>
      (await staff.upstream.call(listEditViews, {})).views,
    editActors: async (_root, _args, { staff }) =>
      (await staff.upstream.call(listEditActors, {})).actors,
  },
}
