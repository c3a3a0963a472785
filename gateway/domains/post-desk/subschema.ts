import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { postDeskResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'post-desk',
  typeDefs: readStaffSdl('post-desk'),
  resolvers: postDeskResolvers,
})
