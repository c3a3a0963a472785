import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { noticeResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'notice',
  typeDefs: readSdl('notice'),
  resolvers: noticeResolvers,
  singleMutations: ['requestProductNotice'],
})
