import type { GraphQLResolveInfo } from 'graphql'
import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { linkedProducts } from './linked-products.ts'
import { productResolvers } from './resolvers.ts'
import { type GridSection, gridQuestion } from './section-products.ts'
import { selectedFields } from './selected-fields.ts'

/** The part of a featured-products section that this subschema reads. */
type FeaturedSection = { readonly limit: number }

/** The part of a post that this subschema reads. */
type LinkingPost = { readonly body?: string | null }

/** Each is a call of its own. */
const MOST_LINKED = 4

export const subschema = defineSubschema({
  name: 'product',
  typeDefs: readSdl('product', 'product-choices', 'product-list'),
  resolvers: productResolvers,
  values: ['ProductSort'],
  publicQueries: [
    'categories',
    'category',
    'popularProducts',
    'product',
    'products',
    'productsBySlug',
  ],
  entities: {
    Product: {
      key: 'id',
      load: ({ loaders }, id, info) =>
        loaders.product.byId(Number(id), info && selectedFields(info)),
    },
    Category: {
      key: 'id',
      load: async ({ dataSources, tags }, id) => {
        tags.add(`category:${id}`)
        return (await dataSources.product.categories()).byId(Number(id))
      },
    },
  },
  extends: {
    'FeaturedProductsSection.products': async (
      { limit }: FeaturedSection,
      _args: unknown,
      { dataSources }: GatewayContext,
      info: GraphQLResolveInfo,
    ) => {
      const question = { page: 1, limit, isFeatured: true }
      const { items } = await dataSources.product.list(question, selectedFields(info))
      return items
    },
    'ProductGridSection.products': async (
      section: GridSection,
      _args: unknown,
      { dataSources }: GatewayContext,
      info: GraphQLResolveInfo,
    ) => {
      const fields = selectedFields(info)
      const { items } = await dataSources.product.list(gridQuestion(section), fields)
      return items
    },
    'Post.products': async (
      { body }: LinkingPost,
      _args: unknown,
      { dataSources }: GatewayContext,
    ) => {
      const slugs = linkedProducts(body ?? '').slice(0, MOST_LINKED)
      const found = await Promise.all(slugs.map((slug) => dataSources.product.currentBySlug(slug)))
      return found.filter((product) => product !== null && !product.archived)
    },
  },
})
