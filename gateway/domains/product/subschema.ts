import type { GraphQLResolveInfo } from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'
import { readSdl } from '#gateway/stitch/read-sdl.ts'
import { defineSubschema } from '#gateway/stitch/subschema.ts'
import { productResolvers } from './resolvers.ts'
import { selectedFields } from './selected-fields.ts'

/** The part of a featured-products section that this subschema reads. */
type FeaturedSection = { readonly limit: number }

export const subschema = defineSubschema({
  name: 'product',
  typeDefs: readSdl('product', 'product-choices', 'product-list'),
  resolvers: productResolvers,
  entities: {
    Product: {
      key: 'id',
      load: ({ loaders }, id, info) =>
        loaders.product.byId(Number(id), info && selectedFields(info)),
    },
    Category: {
      key: 'id',
      load: async ({ loaders, tags }, id) => {
        tags.add(`category:${id}`)
        return (await loaders.product.categories()).byId(Number(id))
      },
    },
  },
  extends: {
    'FeaturedProductsSection.products': async (
      { limit }: FeaturedSection,
      _args: unknown,
      { loaders }: GatewayContext,
      info: GraphQLResolveInfo,
    ) => {
      const question = { page: 1, limit, isFeatured: true }
      const { items } = await loaders.product.list(question, selectedFields(info))
      return items
    },
  },
})
