import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { listRetention } from '#services/contract/retention.ts'

const resolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    retentionRules: async (_root, _args, { staff }) =>
      (await staff.upstream.call(listRetention, {})).rules,
  },
}

/** How long records are stored. */
export const subschema = defineSubschema({
  name: 'retention',
  typeDefs: readStaffSdl('retention'),
  resolvers,
})
