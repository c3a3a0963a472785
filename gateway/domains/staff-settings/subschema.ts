import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { staffSettingsResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'staff-settings',
  typeDefs: readStaffSdl('staff-settings'),
  resolvers: staffSettingsResolvers,
})
