import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { eventDeskResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'event-desk',
  typeDefs: readStaffSdl('event-desk'),
  resolvers: eventDeskResolvers,
})
