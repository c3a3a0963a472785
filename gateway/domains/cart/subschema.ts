import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { cartResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'cart',
  typeDefs: readSdl('cart', 'cart-changes'),
  resolvers: cartResolvers,
  values: ['Cart', 'CartPrices', 'CartProblem', 'CartPersonalization', 'DeliveryDays'],
  links: {
    'CartItem.product': { from: 'mainProductId', to: 'Product' },
  },
})
