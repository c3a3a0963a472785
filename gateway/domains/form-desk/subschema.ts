import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { formDeskResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'form-desk',
  typeDefs: readStaffSdl('form-desk'),
  resolvers: formDeskResolvers,
})
