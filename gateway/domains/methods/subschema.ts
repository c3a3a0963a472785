import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { methodsResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'methods',
  typeDefs: readStaffSdl('methods'),
  resolvers: methodsResolvers,
})
