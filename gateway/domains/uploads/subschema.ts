import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { uploadResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'uploads',
  typeDefs: readStaffSdl('uploads'),
  resolvers: uploadResolvers,
})
