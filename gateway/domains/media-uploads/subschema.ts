import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { mediaUploadResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'media-uploads',
  typeDefs: readStaffSdl('media-uploads'),
  resolvers: mediaUploadResolvers,
})
