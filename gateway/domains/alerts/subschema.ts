import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { chooseAlerts, listAlerts } from '#services/contract/alerts.ts'

const resolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    staffAlerts: async (_root, _args, { staff }) =>
      (await staff.upstream.call(listAlerts, {})).alerts,
  },
  Mutation: {
    chooseAlerts: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        const { alerts } = await staff.upstream.call(chooseAlerts, { kinds: [...input.kinds] })
        return { __typename: 'ChooseAlertsSuccess', staffAlerts: alerts } as const
      }),
  },
}

/** What members of staff get letters about. */
export const subschema = defineSubschema({
  name: 'alerts',
  typeDefs: readStaffSdl('alerts'),
  resolvers,
})
