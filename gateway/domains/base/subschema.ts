import { readSdl } from '#gateway/stitch/read-sdl.ts'
import { defineSubschema } from '#gateway/stitch/subschema.ts'
import { baseResolvers } from './resolvers.ts'

/** What every other subschema answers with; it has no root fields. */
export const subschema = defineSubschema({
  name: 'base',
  typeDefs: readSdl('base'),
  resolvers: baseResolvers,
  values: ['Decimal', 'DateTime', 'Money', 'PageInfo', 'Media', 'Problem', 'TooManyProblem'],
})
