import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { bulkResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'bulk',
  typeDefs: readStaffSdl('bulk'),
  resolvers: bulkResolvers,
})
