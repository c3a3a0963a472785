import { readSdl } from '#gateway/stitch/read-sdl.ts'
import { defineSubschema } from '#gateway/stitch/subschema.ts'
import { searchResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'search',
  typeDefs: readSdl('search'),
  resolvers: searchResolvers,
  publicQueries: ['search', 'suggestions'],
  links: {
    'SearchResult.products': { from: 'productIds', to: 'Product' },
    'Suggestions.products': { from: 'productIds', to: 'Product' },
    'Suggestions.categories': { from: 'categoryIds', to: 'Category' },
  },
})
