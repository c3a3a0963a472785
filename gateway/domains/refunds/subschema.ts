import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { refundResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'refunds',
  typeDefs: readStaffSdl('refunds'),
  resolvers: refundResolvers,
})
