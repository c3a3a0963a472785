import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { formUploadResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'form-uploads',
  typeDefs: readSdl('form-uploads'),
  resolvers: formUploadResolvers,
})
