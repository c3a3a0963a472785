import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { mediaLibraryResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'media-library',
  typeDefs: readStaffSdl('media-library'),
  resolvers: mediaLibraryResolvers,
  values: ['StaffMedia'],
})
