import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { privacyResolvers } from './resolvers.ts'

/** Requests of people about their data. */
export const subschema = defineSubschema({
  name: 'privacy',
  typeDefs: readStaffSdl('privacy'),
  resolvers: privacyResolvers,
})
