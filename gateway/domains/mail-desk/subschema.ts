import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { mailDeskResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'mail-desk',
  typeDefs: readStaffSdl('mail-desk'),
  resolvers: mailDeskResolvers,
})
