import { readSdl } from '#gateway/stitch/read-sdl.ts'
import { defineSubschema } from '#gateway/stitch/subschema.ts'
import { layoutResolvers } from './resolvers.ts'

export const layoutSubschema = defineSubschema({
  name: 'layout',
  typeDefs: readSdl('layout'),
  resolvers: layoutResolvers,
  values: ['Link', 'LinkKind', 'LabelledLink', 'Partner'],
})
