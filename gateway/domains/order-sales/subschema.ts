import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import type { CallInput } from '#services/contract/call.ts'
import { getSales } from '#services/contract/order-sales.ts'

const resolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    salesByDay: async (_root, { days }, { staff }) => {
      // The service refuses another span.
      const given = { days } as CallInput<typeof getSales>
      return (await staff.upstream.call(getSales, given)).days
    },
  },
}

export const subschema = defineSubschema({
  name: 'order-sales',
  typeDefs: readStaffSdl('order-sales'),
  resolvers,
})
