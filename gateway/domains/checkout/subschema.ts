import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { checkoutResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'checkout',
  typeDefs: readSdl('checkout', 'checkout-order'),
  resolvers: checkoutResolvers,
  singleMutations: ['placeOrder'],
  values: ['OrderAddress', 'PaymentMethod', 'PaymentKind', 'PaymentStep'],
})
