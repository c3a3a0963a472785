import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { wishlistResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'wishlist',
  typeDefs: readSdl('wishlist'),
  resolvers: wishlistResolvers,
  links: {
    'Wish.product': { from: 'productId', to: 'Product' },
  },
})
