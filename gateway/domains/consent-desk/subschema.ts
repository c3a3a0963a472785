import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { consentDeskResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'consent-desk',
  typeDefs: readStaffSdl('consent-desk'),
  resolvers: consentDeskResolvers,
})
