import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { baseResolvers } from './resolvers.ts'

/** Types that all subschemas share; it has no root fields. */
export const subschema = defineSubschema({
  name: 'base',
  typeDefs: readSdl('base'),
  resolvers: baseResolvers,
  values: [
    ...['Decimal', 'DateTime', 'Money', 'PageInfo', 'Media', 'PictureSize'],
    ...['Problem', 'ProblemCode', 'TooManyProblem', 'FormProblem', 'InputRule'],
  ],
})
