import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { staffListResolvers } from './resolvers.ts'

/** What all lists of the back office have in common. */
export const subschema = defineSubschema({
  name: 'staff-list',
  typeDefs: readStaffSdl('staff-list'),
  resolvers: staffListResolvers,
  values: ['RowCount', 'DaysInput', 'CountedView'],
})
