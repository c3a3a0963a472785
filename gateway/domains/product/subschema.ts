import type { GatewayContext } from '#gateway/context.ts'
import { readSdl } from '#gateway/stitch/read-sdl.ts'
import { defineSubschema } from '#gateway/stitch/subschema.ts'
import { productResolvers } from './resolvers.ts'

/** What this subschema must see of a section that wants featured products. */
type FeaturedSection = { readonly fields: { readonly limit: number } }

export const productSubschema = defineSubschema({
  name: 'product',
  typeDefs: readSdl('product'),
  resolvers: productResolvers,
  entities: {
    Product: {
      key: 'id',
      load: ({ loaders }, id) => loaders.product.byId.load(Number(id)),
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
      { fields }: FeaturedSection,
      _args: unknown,
      { loaders }: GatewayContext,
    ) => {
      const { items } = await loaders.product.list({
        page: 1,
        limit: fields.limit,
        isFeatured: true,
      })
      return items
    },
  },
})
