import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { packingResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'packing',
  typeDefs: readStaffSdl('packing'),
  resolvers: packingResolvers,
})
