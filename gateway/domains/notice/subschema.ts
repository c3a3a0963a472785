import { readSdl } from '#gateway/stitch/read-sdl.ts'
import { defineSubschema } from '#gateway/stitch/subschema.ts'
import { noticeResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'notice',
  typeDefs: readSdl('notice'),
  resolvers: noticeResolvers,
  singleMutations: ['requestProductNotice'],
})
