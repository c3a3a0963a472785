import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { commentDeskResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'comment-desk',
  typeDefs: readStaffSdl('comment-desk'),
  resolvers: commentDeskResolvers,
})
