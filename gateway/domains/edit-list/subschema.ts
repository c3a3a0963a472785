import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { editListResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'edit-list',
  typeDefs: readStaffSdl('edit-list'),
  resolvers: editListResolvers,
})
