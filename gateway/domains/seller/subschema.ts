import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { sellerResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'seller',
  typeDefs: readStaffSdl('seller'),
  resolvers: sellerResolvers,
})
