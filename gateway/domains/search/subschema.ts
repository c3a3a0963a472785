import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
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
