import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { lettersResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'letters',
  typeDefs: readStaffSdl('letters'),
  resolvers: lettersResolvers,
})
