import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { productDeskResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'product-desk',
  typeDefs: readStaffSdl('product-desk'),
  resolvers: productDeskResolvers,
})
