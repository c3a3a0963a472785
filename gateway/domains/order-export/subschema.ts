import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import type { CallInput } from '#services/contract/call.ts'
import { createOrderExport } from '#services/contract/order-export.ts'

const resolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    exportOrders: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        // The service refuses columns and words that it does not know.
        const given = input as CallInput<typeof createOrderExport>
        const file = await staff.upstream.call(createOrderExport, given)
        return { __typename: 'ExportOrdersSuccess', ...file } as const
      }),
  },
}

export const subschema = defineSubschema({
  name: 'order-export',
  typeDefs: readStaffSdl('order-export'),
  resolvers,
})
