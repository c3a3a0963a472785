import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { translationResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'translations',
  typeDefs: readSdl('translations'),
  resolvers: translationResolvers,
  publicQueries: ['translations'],
})
