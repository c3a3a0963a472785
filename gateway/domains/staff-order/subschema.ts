import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { staffOrderResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'staff-order',
  typeDefs: readStaffSdl('staff-order', 'staff-order-moves'),
  resolvers: staffOrderResolvers,
  singleMutations: ['resendOrderMail'],
})
