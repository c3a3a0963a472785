import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { orderListResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'order-list',
  typeDefs: readStaffSdl('order-list'),
  resolvers: orderListResolvers,
})
