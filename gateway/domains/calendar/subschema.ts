import { readSdl } from '#gateway/stitch/read-sdl.ts'
import { defineSubschema } from '#gateway/stitch/subschema.ts'
import { calendarResolvers } from './resolvers.ts'

export const calendarSubschema = defineSubschema({
  name: 'calendar',
  typeDefs: readSdl('calendar'),
  resolvers: calendarResolvers,
})
