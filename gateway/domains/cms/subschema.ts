import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { cmsResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'cms',
  typeDefs: readSdl('cms', 'cms-sections', 'cms-sections-media', 'cms-sections-texts'),
  resolvers: cmsResolvers,
  publicQueries: ['content', 'posts', 'socialPosts', 'term', 'terms'],
  links: {
    'CategoryTilesSection.categories': { from: 'categoryIds', to: 'Category' },
    'FormSection.form': { from: 'formId', to: 'Form' },
    'ProductGridSection.categories': { from: 'categoryIds', to: 'Category' },
  },
})
