import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { goalResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'goal',
  typeDefs: readSdl('goal'),
  resolvers: goalResolvers,
  values: ['ConfirmationGoalType'],
})
