import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { customerResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'customers',
  typeDefs: readStaffSdl('customers'),
  resolvers: customerResolvers,
  singleMutations: ['sendPasswordLink'],
})
