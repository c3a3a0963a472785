import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { historyResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'history',
  typeDefs: readStaffSdl('history'),
  resolvers: historyResolvers,
  values: ['Actor', 'ChangeInput', 'Difference'],
})
